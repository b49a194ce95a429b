#!/usr/bin/env bash
# Checks the documentation: both catalogs without a warning, every public symbol in a topic, every link, and every Swift
# sample, compiled and with what it claims.
#
#   Scripts/check-docs.sh               all of it
#   Scripts/check-docs.sh convert       the catalogs and the topics; the archives are left in .build/docs
#   Scripts/check-docs.sh links         the links between the Markdown files
#   Scripts/check-docs.sh samples       the samples and the files of Examples
set -euo pipefail
cd "$(dirname "$0")/.."
docs=.build/docs
modules=(StepperCore GestureKit)

# The symbols are read from the modules of the debug build, which costs a tenth of a second; a build that emits them
# would compile everything again.
extract_symbols() {
  local module target
  target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
  for module in "${modules[@]}"; do
    mkdir -p "$docs/symbols/$module"
    swift symbolgraph-extract -module-name "$module" -I .build/debug/Modules -target "$target" \
      -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
      -output-dir "$docs/symbols/$module"
  done
}

convert() {
  local module curation=()
  rm -rf "$docs"
  swift build
  extract_symbols
  check_pictures
  for module in "${modules[@]}"; do
    docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$docs/symbols/$module" \
      --fallback-bundle-identifier "$module" --output-path "$docs/$module.doccarchive" --warnings-as-errors
    curation+=("$docs/$module.doccarchive" "$docs/symbols/$module")
  done
  python3 Scripts/Docs/curation.py "${curation[@]}"
}

# The drawings of the landing pages are what the tool draws.
check_pictures() {
  .build/debug/gesturelab play --format svg Scenarios/hold-plus.json |
    cmp - Sources/StepperCore/StepperCore.docc/Resources/hold-plus.svg
  .build/debug/gesturelab play --format svg Scenarios/tap-beside-double-tap.json |
    cmp - Sources/GestureKit/GestureKit.docc/Resources/tap-beside-double-tap.svg
}

links() { python3 Scripts/Docs/links.py; }

samples() {
  python3 Scripts/Samples/extract.py .build/samples
  swift test --quiet --disable-xctest --package-path .build/samples
  if [ "$(uname)" = Linux ]; then count_allocations; fi
}

# The panel of the examples, in a release build: what it says of memory is true only there.
count_allocations() {
  local out
  out=$(mktemp -d)
  swift build -c release --product gesturelab
  clang -O -c Scripts/Samples/Allocations/counter.c -o "$out/counter.o"
  swiftc -swift-version 6 -O -I .build/release/Modules -o "$out/panel" Examples/EmbeddedPanel.swift \
    Scripts/Samples/Allocations/main.swift "$out/counter.o" .build/release/{StepperCore,GestureKit}.build/*.o -lm
  "$out/panel"
  rm -r "$out"
}

case "${1:-all}" in
  all) convert; links; samples ;;
  convert) convert ;;
  links) links ;;
  samples) samples ;;
  *) echo "check-docs: unknown part $1" >&2; exit 2 ;;
esac
