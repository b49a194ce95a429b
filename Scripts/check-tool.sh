#!/usr/bin/env bash
# Calls gesturelab as a user does and compares what it prints and its exit status; needs a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=$PWD/.build/debug/gesturelab
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# check NAME STATUS ARGUMENT...: compares standard output and error with the files "out" and "err" in the work folder.
check() {
  local name=$1 status=$2 actual=0
  shift 2
  (cd "$work" && "$tool" "$@" >printed 2>complained) || actual=$?
  [ "$actual" = "$status" ] || { echo "$name: exit status $actual instead of $status" >&2; exit 1; }
  diff "$work/out" "$work/printed" || { echo "$name: unexpected output" >&2; exit 1; }
  diff "$work/err" "$work/complained" || { echo "$name: unexpected complaint" >&2; exit 1; }
  echo "gesturelab: $name"
}

cp Scenarios/hold-plus.json "$work/good.json"
: >"$work/err"

cp Scenarios/hold-plus.txt "$work/out"
check "plays a file as text" 0 play good.json
check "takes the format in one word" 0 play --format=text good.json

cat Scenarios/hold-plus.txt Scenarios/hold-plus.txt >"$work/out"
check "plays several files" 0 play good.json good.json

# A scenario a line: one that steps once, one with a typo, one that is no JSON at all, an empty line, and one more.
tap='"stepper":{"value":0,"range":[0,9],"step":1,"buttons":{"increment":[0,0,9,9],"decrement":[9,0,9,9]}},"timeline":[{"t":0,"touch":1,"phase":"began","at":[1,1]},{"t":0.000001,"touch":1,"phase":"ended","at":[1,1]}]'
printf '%s\n' "{\"scenario\":1,\"name\":\"a\",$tap}" "{\"scenario\":1,\"name\":\"b\",\"tiemline\":[],$tap}" \
  '{"scenario":' '' "{\"scenario\":1,\"name\":\"d\",$tap}" >"$work/mixed.jsonl"

cat >"$work/err" <<'END'
gesturelab: mixed.jsonl:2: tiemline: unknown key; expected one of scenario, name, about, area, profile, scene, states, stepper, steppers, timeline, expect, never
gesturelab: mixed.jsonl:3: not JSON, or nested too deeply
END

cat >"$work/out" <<'END'
a
         0 ms  stepper  editingBegan
         0 ms  clock    pendingDeadlines  1
  0.000001 ms  stepper  changed           0 → 1  press
  0.000001 ms  stepper  committed         0 → 1
  0.000001 ms  stepper  editingEnded             released
  0.000001 ms  clock    pendingDeadlines  0
d
         0 ms  stepper  editingBegan
         0 ms  clock    pendingDeadlines  1
  0.000001 ms  stepper  changed           0 → 1  press
  0.000001 ms  stepper  committed         0 → 1
  0.000001 ms  stepper  editingEnded             released
  0.000001 ms  clock    pendingDeadlines  0
END
check "plays what it can of a file of many, as text" 2 play mixed.jsonl

log='[{"event":"editingBegan","stepper":"stepper","t":0},{"pendingDeadlines":1,"t":0},{"event":"changed","from":0,"reason":"press","stepper":"stepper","t":1e-06,"to":1},{"event":"committed","from":0,"stepper":"stepper","t":1e-06,"to":1},{"event":"editingEnded","reason":"released","stepper":"stepper","t":1e-06},{"pendingDeadlines":0,"t":1e-06}]'
cat >"$work/out" <<END
{"log":$log,"name":"a"}
{"error":{"message":"unknown key; expected one of scenario, name, about, area, profile, scene, states, stepper, steppers, timeline, expect, never","path":"tiemline"},"name":"b"}
{"error":{"message":"not JSON, or nested too deeply","path":""},"name":null}
{"log":$log,"name":"d"}
END
check "puts errors in the place of their scenarios, as JSON" 2 play mixed.jsonl --format json

: >"$work/out"
echo "gesturelab: nowhere.json: cannot be read" >"$work/err"
check "names a file that is not there" 2 play nowhere.json

hint="Run 'gesturelab --help' for the commands."
printf 'gesturelab: unknown command dance\n%s\n' "$hint" >"$work/err"
check "refuses an unknown command" 2 dance
printf 'gesturelab: unknown option --loud\n%s\n' "$hint" >"$work/err"
check "refuses an unknown option" 2 play --loud good.json
printf 'gesturelab: unknown format xml; expected one of text, json\n%s\n' "$hint" >"$work/err"
check "refuses an unknown format" 2 play --format xml good.json
printf 'gesturelab: play needs at least one file\n%s\n' "$hint" >"$work/err"
check "asks for a file" 2 play

"$tool" --help | grep -q "gesturelab play \[--format text|json\] FILE..." || { echo "no usage in the help" >&2; exit 1; }
echo "gesturelab: explains itself"
