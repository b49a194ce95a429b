#!/usr/bin/env bash
# Checks that the behavior is the same in every build: digests of 10,000 generated scenes and as many steppers (debug,
# release, and Embedded WebAssembly in node) and of all scenarios of the repository (debug and release) against
# Scripts/Digest/digests.txt.
#
#   Scripts/check-digest.sh           compares
#   Scripts/check-digest.sh --renew   writes digests.txt anew, after a change that is meant to change the behavior, or
#                                     that adds a scenario; the commit says why
#
# With a difference in the generated cases, `gesturelab digest --seed N --count M` of both builds finds the case.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/embedded.sh
export LC_ALL=C
expected=Scripts/Digest/digests.txt
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# Fails unless the lines of standard input are the expected ones, or those of them that have a pattern.
compare() {
  local build=$1 pattern=${2:-.}
  diff <(grep -- "$pattern" "$expected") - || {
    echo "digest: $build gives another result (>) than $expected (<)" >&2
    exit 1
  }
  echo "digest: $build is the same"
}

digests() {
  local tool=$1
  "$tool" digest
  "$tool" digest Tests/GestureKitTests/Resources/{scene,stepper}-*.jsonl Scenarios/*.json
}

# Neither the system's maths library nor anything else that could differ: the imports are exactly those of the list.
build_wasm() {
  # The guard of the stack would be one more import, and nothing here is attacked.
  local target=wasm32-unknown-none-wasm flags=(-Xfrontend -disable-stack-protector) module tables
  # shellcheck disable=SC2046 # the paths have no spaces
  for module in StepperCore GestureKit; do
    compile_embedded "$out" $target "$module" "${flags[@]}" $(swift_files "Sources/$module")
  done
  # shellcheck disable=SC2046
  compile_embedded "$out" $target GestureLaws "${flags[@]}" $(swift_files Sources/GestureLaws/{Cases,Steppers,Digest})
  compile_embedded "$out" $target Cases "${flags[@]}" Scripts/Digest/Cases.swift
  tables=$(dirname "$(command -v swiftc)")/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a
  wasm-ld --no-entry --export=seed_hash_tables --export=digest_of_scenes --export=digest_of_steppers --export=__heap_base --allow-undefined-file=Scripts/Digest/imports.txt \
    --stack-first -z stack-size=1048576 --strip-debug -o "$out/cases.wasm" \
    "$out"/{StepperCore,GestureKit,GestureLaws,Cases}.o "$tables"
  node Scripts/Digest/host.mjs "$out/cases.wasm" --imports | sort | diff Scripts/Digest/imports.txt - || {
    echo "digest: the module does not import exactly what Scripts/Digest/imports.txt lists" >&2
    exit 1
  }
}

swift build
if [ "${1:-}" = --renew ]; then digests .build/debug/gesturelab >"$expected"; fi
digests .build/debug/gesturelab | compare "debug"

swift build -c release --product gesturelab
digests .build/release/gesturelab | compare "release"

if command -v node >/dev/null; then
  build_wasm
  node Scripts/Digest/host.mjs "$out/cases.wasm" 1 10000 | compare "Embedded WebAssembly" " generated "
else
  echo "digest: no node, so WebAssembly is not checked"
fi
