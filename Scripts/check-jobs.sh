#!/usr/bin/env bash
# Checks that `gesturelab play` gives the same for any number of jobs, in bounded memory.
source "$(dirname "$0")/tool-checks.sh"

# Short and long scenarios, faults and empty lines, many times over: more than is read or handed out at a time.
long='"timeline":[{"t":0,"touch":1,"phase":"began","at":[1,1]},{"t":60000,"touch":1,"phase":"ended","at":[1,1]}]'
wrapping='"stepper":{"value":0,"range":[0,9],"step":1,"wraps":true,"buttons":{"increment":[0,0,9,9],"decrement":[9,0,9,9]}}'
for index in $(seq 200); do
  write_mixed
  [ $((index % 40)) != 0 ] || printf '{"scenario":1,"name":"long %d",%s,%s}\n' "$index" "$wrapping" "$long"
done >mixed.jsonl
cp "$scenarios/hold-plus.json" one.json

for format in text json; do
  actual=0
  "$tool" play --jobs 1 --format "$format" mixed.jsonl one.json mixed.jsonl >out 2>err || actual=$?
  [ "$actual" = 2 ] || fail "exit status $actual with one job"
  [ "$(wc -l <err)" = 800 ] || fail "$(wc -l <err) faults with one job instead of 800"
  for jobs in 2 7; do
    check "prints the same $format for $jobs jobs" 2 play --jobs "$jobs" --format "$format" mixed.jsonl one.json mixed.jsonl
  done
  for jobs in 1 2 7; do
    "$tool" play --jobs "$jobs" --format "$format" mixed.jsonl >"together$jobs" 2>&1 || true
    cmp together1 "together$jobs" || fail "the two streams are mixed in another way for $jobs jobs"
  done
done
: >err
grep -o '^\(a\|d\|long [0-9]*\|hold-plus\)$' <("$tool" play --jobs 7 mixed.jsonl one.json 2>/dev/null) >names || true
for index in $(seq 200); do
  printf '%s\n' a d
  [ $((index % 40)) != 0 ] || echo "long $index"
done | cat - <(echo hold-plus) | diff - names || fail "the order is another"
echo "gesturelab: plays in the order of the input"

# 100,000 scenarios: over 100 MB of them and 50 MB of results, within 48 MB, most of which is the tool itself.
dots() { printf "%$1s" | tr ' ' .; }
for _ in $(seq 1000); do
  echo "{\"scenario\":1,\"name\":\"$(dots 500)\",\"about\":\"$(dots 500)\",${tap%%\"timeline*}\"timeline\":[]}"
done >thousand
for _ in $(seq 100); do cat thousand; done >many.jsonl
python3 - "$tool" <<'END'
import resource, subprocess, sys
with open("printed", "wb") as printed:
    subprocess.run([sys.argv[1], "play", "--jobs", "2", "many.jsonl"], stdout=printed, check=True)
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
if peak > 48: sys.exit(f"gesturelab: {peak} MB for 100,000 scenarios")
END
[ "$(wc -l <printed)" = 100000 ] || fail "does not print all of 100,000 scenarios"
echo "gesturelab: keeps no more than a few of 100,000 scenarios"
