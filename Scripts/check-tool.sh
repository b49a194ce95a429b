#!/usr/bin/env bash
# Checks what all commands of gesturelab share: arguments, help, and an output that nobody reads.
source "$(dirname "$0")/tool-checks.sh"

"$tool" --help >out
for arguments in "" "-h" "help"; do check "explains itself: $arguments" 0 $arguments; done
grep -q "  gesturelab COMMAND \[OPTION...\] FILE..." out || fail "no usage in the help"
for command in play record; do
  "$tool" help "$command" >out
  grep -q "^  gesturelab $command \[OPTION...\] FILE" out || fail "no usage in the help of $command"
  check "explains $command" 0 "$command" --help
  check "explains $command among other arguments" 0 "$command" file -h file
done
awk 'length > 120 { exit 1 }' <("$tool" help; "$tool" help play; "$tool" help record) || fail "too wide a help"
echo 0.1.0 >out
check "tells its version" 0 --version

help=--help
refuse "refuses an unknown command" "unknown command dance" dance
refuse "has no help for an unknown command" "unknown command dance" help dance
unset help

# A reader that has seen enough: no complaint, and the end that other tools have, 128 + SIGPIPE.
for _ in $(seq 2000); do printf '{"scenario":1,"name":"a",%s}\n' "$tap"; done >many.jsonl
for jobs in 1 2; do
  { "$tool" play --jobs "$jobs" many.jsonl 2>complained || echo $? >status; } | head -n 1 >printed
  [ "$(cat printed)" = a ] && [ ! -s complained ] && [ "$(cat status)" = 141 ] || fail "does not end quietly"
done
echo "gesturelab: ends quietly with its reader"

if [ -e /dev/full ]; then
  actual=0
  "$tool" help >/dev/full 2>complained || actual=$?
  [ "$actual" = 2 ] || fail "exit status $actual on a full disk"
  [ "$(cat complained)" = "gesturelab: standard output: cannot be written" ] || fail "no complaint about a full disk"
  echo "gesturelab: says that it cannot write"
fi
