#!/usr/bin/env bash
# Runs the tests and says how many lines of each library they reach; fails if that is too few.
#
#   Scripts/coverage.sh            the figures
#   Scripts/coverage.sh --lines    the lines that are not reached as well, with their text
set -euo pipefail
cd "$(dirname "$0")/.."

least=95
show=0
case ${1:-} in
  '') ;;
  --lines) show=1 ;;
  *) echo "unknown option $1; there is --lines" >&2; exit 2 ;;
esac

build=.build/coverage
swift test --enable-code-coverage --scratch-path "$build" --disable-xctest >"$build.log" 2>&1 ||
  { cat "$build.log"; exit 1; }

tools=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p')
report() {
  "$tools/llvm-cov" export -format=lcov -instr-profile "$build/debug/codecov/default.profdata" \
    "$build/debug/GestureKitPackageTests.xctest" "Sources/$1"
}

# One line of the export tells a line's number and how often it ran: DA:12,34.
count='
  function flush() { if (first) printf "  %s:%s\n%s", name, first == last ? first : first "-" last, text; first = 0 }
  /^SF:/ {
    flush(); name = substr($0, index($0, "/Sources/") + 1); number = 0
    while ((getline line < substr($0, 4)) > 0) source[++number] = line
    close(substr($0, 4))
  }
  /^DA:/ {
    split(substr($0, 4), entry, ","); lines++
    if (entry[2] > 0) { covered++; flush(); next }
    if (!show) next
    if (!first) { first = entry[1]; text = "" }
    last = entry[1]; text = text "    " source[last] "\n"
  }
  END {
    if (!lines) exit 1
    flush()
    printf "%s: %.2f %% of lines (%d of %d)\n", module, 100 * covered / lines, covered, lines
    exit (100 * covered < least * lines)
  }'

status=0
for module in StepperCore GestureKit; do
  report "$module" | awk -v module="$module" -v show="$show" -v least="$least" "$count" || status=1
done
exit "$status"
