#!/usr/bin/env bash
# Compiles both libraries, and the panel of the examples, as Embedded Swift, for WebAssembly and for a
# microcontroller.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/embedded.sh
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

for target in wasm32-unknown-none-wasm armv7em-none-none-eabi; do
  mkdir "$out/$target"
  for module in StepperCore GestureKit; do
    # shellcheck disable=SC2046 # the paths have no spaces
    compile_embedded "$out/$target" "$target" "$module" $(swift_files "Sources/$module")
  done
  compile_embedded "$out/$target" "$target" Examples Examples/EmbeddedPanel.swift
  echo "Embedded Swift compiles for $target"
done
