#!/usr/bin/env bash
# Runs the whole test suite under a sanitizer, and fails at its first report.
#
# With a filter it takes a part of it: `--filter 'StressTests|Driver|Clock'` has all that runs on several threads.
#
#   Scripts/sanitize.sh thread  [options of swift test]    data races
#   Scripts/sanitize.sh address [options of swift test]    memory used wrongly
set -euo pipefail
cd "$(dirname "$0")/.."

sanitizer=${1:?"which sanitizer: thread or address"}
shift
case $sanitizer in
  thread | address) ;;
  *) echo "no sanitizer $sanitizer: there are thread and address" >&2; exit 2 ;;
esac

# Swift's own account of a crash would get in the way of the sanitizer's.
export SWIFT_BACKTRACE=enable=no
# A report ends the run at once, with a status that no failed test has.
export TSAN_OPTIONS=halt_on_error=1:exitcode=66
# Clocks that tests let go of with pending alarms, and tasks that sleep at the end, are no leaks worth telling.
export ASAN_OPTIONS=halt_on_error=1:exitcode=66:detect_leaks=0:detect_stack_use_after_return=1
# XCTest has nothing to run here. One test at a time: all at once would wait for each other beyond their time limits.
swift test --sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer" --disable-xctest --no-parallel "$@"
echo "The $sanitizer sanitizer reports nothing"
