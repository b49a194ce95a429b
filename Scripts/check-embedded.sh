#!/usr/bin/env bash
# Compiles both libraries as Embedded Swift, for WebAssembly and for a microcontroller.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

compile() {
  local target=$1 module=$2
  # shellcheck disable=SC2046 # the paths have no spaces
  swiftc -swift-version 6 -enable-experimental-feature Embedded -wmo -parse-as-library -Osize -warnings-as-errors \
    -target "$target" -module-name "$module" -package-name gesturekit -I "$out/$target" \
    -emit-module -emit-module-path "$out/$target/$module.swiftmodule" -c -o "$out/$target/$module.o" \
    $(find "Sources/$module" -name '*.swift' | sort)
}

for target in wasm32-unknown-none-wasm armv7em-none-none-eabi; do
  mkdir "$out/$target"
  compile "$target" StepperCore
  compile "$target" GestureKit
  echo "Embedded Swift compiles for $target"
done
