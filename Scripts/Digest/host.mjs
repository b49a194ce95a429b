// Prints the digest of generated cases as a WebAssembly module calculates it, or what the module imports:
//
//   node host.mjs MODULE FIRST_SEED COUNT
//   node host.mjs MODULE --imports
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));

// Blocks of 16 << class bytes behind a header of 16 bytes, which holds the class. What is freed is used again.
const header = 16;
const free = Array.from({ length: 28 }, () => []);
let bytes, view, end;

function renewViews() {
  bytes = new Uint8Array(exports.memory.buffer);
  view = new DataView(exports.memory.buffer);
}

function extend(size) {
  const block = end;
  end += size;
  const missing = Math.ceil((end - bytes.length) / 65536);
  if (missing > 0) {
    exports.memory.grow(Math.max(missing, 16));
    renewViews();
  }
  return block;
}

function allocate(size) {
  let number = 0;
  while (16 << number < size) number += 1;
  const block = free[number].pop() ?? extend(header + (16 << number)) + header;
  view.setUint32(block - header, number, true);
  return block;
}

const env = {
  posix_memalign(result, alignment, size) {
    if (alignment > 16) throw new Error(`alignment ${alignment}`);
    const block = allocate(size);
    view.setUint32(result, block, true);
    return 0;
  },

  free(block) {
    if (block !== 0) free[view.getUint32(block - header, true)].push(block);
  },

  memcmp(first, second, count) {
    for (let place = 0; place < count; place += 1) {
      const difference = bytes[first + place] - bytes[second + place];
      if (difference !== 0) return difference;
    }
    return 0;
  },

  // The product of two integers of 128 bits, each in two halves.
  __multi3(result, firstLow, firstHigh, secondLow, secondHigh) {
    const first = (firstHigh << 64n) | BigInt.asUintN(64, firstLow);
    const second = (secondHigh << 64n) | BigInt.asUintN(64, secondLow);
    const product = first * second;
    view.setBigUint64(result, BigInt.asUintN(64, product), true);
    view.setBigUint64(result + 8, BigInt.asUintN(64, product >> 64n), true);
  },
};

if (process.argv[3] === "--imports") {
  for (const { name } of WebAssembly.Module.imports(module)) console.log(name);
  process.exit();
}
const { exports } = new WebAssembly.Instance(module, { env });
renewViews();
end = Math.ceil(exports.__heap_base.value / 16) * 16;
const [firstSeed, count] = process.argv.slice(3).map(BigInt);
exports.seed_hash_tables(randomBytes(8).readBigUInt64LE());
for (const subject of ["scenes", "steppers"]) {
  const digest = BigInt.asUintN(64, exports[`digest_of_${subject}`](firstSeed, count));
  const digits = digest.toString(16).padStart(16, "0");
  console.log(`${digits}  generated ${subject}, seeds ${firstSeed}...${firstSeed + count - 1n}`);
}
