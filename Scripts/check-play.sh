#!/usr/bin/env bash
# Checks what `gesturelab play` prints and complains about.
source "$(dirname "$0")/tool-checks.sh"

cp "$scenarios/hold-plus.json" good.json
cp good.json -- -odd.json
cp "$scenarios/hold-plus.txt" out
check "plays a file as text" 0 play good.json
check "takes the format in one word" 0 play --format=text good.json
check "takes options behind files" 0 play good.json --format text
check "lets the last of equal options count" 0 play --format json good.json --format text
check "takes a file for a file behind --" 0 play -- -odd.json

cat out out >twice
mv twice out
check "plays several files" 0 play good.json good.json

write_mixed >mixed.jsonl
cat >err <<'END'
gesturelab: mixed.jsonl:2: tiemline: unknown key; expected one of scenario, name, about, area, profile, scene, states, stepper, steppers, timeline, expect, never
gesturelab: mixed.jsonl:3: not JSON, or nested too deeply
END

cat >out <<'END'
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
cp out text

log='[{"event":"editingBegan","stepper":"stepper","t":0},{"pendingDeadlines":1,"t":0},{"event":"changed","from":0,"reason":"press","stepper":"stepper","t":1e-06,"to":1},{"event":"committed","from":0,"stepper":"stepper","t":1e-06,"to":1},{"event":"editingEnded","reason":"released","stepper":"stepper","t":1e-06},{"pendingDeadlines":0,"t":1e-06}]'
cat >out <<END
{"log":$log,"name":"a"}
{"error":{"message":"unknown key; expected one of scenario, name, about, area, profile, scene, states, stepper, steppers, timeline, expect, never","path":"tiemline"},"name":"b"}
{"error":{"message":"not JSON, or nested too deeply","path":""},"name":null}
{"log":$log,"name":"d"}
END
check "puts errors in the place of their scenarios, as JSON" 2 play mixed.jsonl --format json


# Standard input: the same, with its name in the faults.
cp mixed.jsonl in
sed -i 's/mixed.jsonl/standard input/' err
check "reads a scenario a line from standard input" 2 play - --format json

: >err
cp "$scenarios/hold-plus.txt" out
cp good.json in
check "reads one scenario from standard input" 0 play -
(cat good.json; echo '{') >in
echo "gesturelab: standard input: not JSON, or nested too deeply" >err
: >out
check "takes all lines for one scenario if the first is not a whole object" 2 play -
: >in
check "finds nothing in an empty standard input" 2 play -
: >err

printf '\n\n{"scenario":1,"name":"only",%s}' "$tap" >in
printf '%s\n' only "$(sed -n 2,7p "$work/text")" >out
check "reads a line without an end after empty lines" 0 play -

# What came in is played while the rest of a pipe is still awaited.
mkfifo pipe
"$tool" play - <pipe >printed &
exec 3>pipe
printf '{"scenario":1,"name":"first",%s}\n' "$tap" >&3
for _ in $(seq 100); do grep -q first printed && break || sleep 0.1; done
grep -q editingEnded printed || fail "waits for the end of a pipe"
exec 3>&-
wait
echo "gesturelab: plays what a pipe has"

: >in
: >out
echo "gesturelab: nowhere.json: cannot be read" >err
check "names a file that is not there" 2 play nowhere.json
mkdir folder.jsonl
echo "gesturelab: folder.jsonl:1: cannot be read" >err
check "names a file that cannot be read" 2 play folder.jsonl

refuse "refuses an unknown option" "unknown option --loud" play --loud good.json
refuse "refuses an unknown format" "--format needs one of text, json, marble, svg; found xml" play --format xml good.json
refuse "asks for a format" "--format needs one of text, json, marble, svg" play good.json --format
refuse "refuses no jobs" "--jobs needs a whole number from 1 to 256; found 0" play --jobs 0 good.json
refuse "refuses jobs that are no number" "--jobs needs a whole number from 1 to 256; found two" play --jobs=two good.json
refuse "asks for a file" "play needs at least one file" play
refuse "reads standard input once" "- can be played only once" play - -
