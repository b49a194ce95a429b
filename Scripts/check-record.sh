#!/usr/bin/env bash
# Checks what `gesturelab record` makes of a log of touches.
source "$(dirname "$0")/tool-checks.sh"

# From 1970, to the nanosecond, in both forms, with an empty line; the second one in the order of sorted keys.
cat >swipe.jsonl <<'END'
{"t": 1700000000123.456789, "touch": 1, "phase": "began", "at": [100, 100.5]}
{"id":1,"kind":"pencil","location":[140.25,99],"phase":"moved","timestamp":{"nanoseconds":1700000000140123456}}

{"touch":1,"at":[-0.125,99],"phase":"ended","t":1700000000160.4567890}
END
touches() {
  cat <<'END'
  "timeline": [
    { "t": 0, "touch": 1, "phase": "began", "at": [100, 100.5] },
    { "t": 16.666667, "touch": 1, "phase": "moved", "at": [140.25, 99] },
    { "t": 37, "touch": 1, "phase": "ended", "at": [-0.125, 99] }
  ]
}
END
}
{
  cat <<'END'
{
  "scenario": 1,
  "name": "swipe",
  "scene": {
    "id": "root", "frame": [-21, 79, 182, 42], "isOpaque": true,
    "attach": [
      { "as": "simultaneousGesture", "gesture": { "id": "tap", "kind": "tap" } },
      { "as": "simultaneousGesture", "gesture": { "id": "drag", "kind": "drag" } }
    ]
  },
END
  touches
} >out
check "makes a scene around the touches" 0 record swipe.jsonl
cp swipe.jsonl in
check "reads touches from standard input" 0 record --name swipe -
cp out recorded.json
sed -i 's|"swipe"|"a \\"b\\" / ü"|' out
check "takes a name" 0 record swipe.jsonl --name 'a "b" / ü'

"$tool" play recorded.json >printed
grep -q '^  16.666667 ms  drag   began  ' printed || fail "the drag does not begin at its nanosecond"
grep -q '^         37 ms  tap    failed            moved 100.136 of at most 45 points' printed || fail "no reason for the tap"
echo "gesturelab: plays what was recorded"

# What the touches play on, as it is written, with numbers and spaces as they are, and nothing else of the file.
cat >scene.json <<'END'
{ "timeline": [], "name": "no, [not} \"this\\", "about": "profile: {",
  "profile" : "nested",
  "scene": { "id": "r{\"}", "frame": [0.10, 0, 4e2,
      800] , "attach": [ { "gesture": { "kind": "drag", "id": "d" } } ] },
  "st\u0061tes": [ { "id": "s", "gesture": "d", "initial": [0, 0], "follows": "translation" } ], "scenario": 1
}
END
{
  cat <<'END'
{
  "scenario": 1,
  "name": "swipe",
  "profile": "nested",
  "scene": { "id": "r{\"}", "frame": [0.10, 0, 4e2,
      800] , "attach": [ { "gesture": { "kind": "drag", "id": "d" } } ] },
  "states": [ { "id": "s", "gesture": "d", "initial": [0, 0], "follows": "translation" } ],
END
  touches
} >out
check "takes the scene of a scenario" 0 record --scene scene.json swipe.jsonl
cp scene.json in
check "takes the scene from standard input" 0 record swipe.jsonl --scene=-
cp out on_scene.json
"$tool" play on_scene.json >/dev/null

# A scenario's own touches, recorded on its scene, are the scenario.
grep '"phase"' "$scenarios/hold-plus.json" | sed 's/,$//' >hold-plus.jsonl
"$tool" record --scene "$scenarios/hold-plus.json" hold-plus.jsonl >again.json
cp "$scenarios/hold-plus.txt" out
check "plays a stepper's touches as they were played" 0 play again.json
sed 's/"t": 0/"t": 5.25/' hold-plus.jsonl >late.jsonl
"$tool" record --keep-times --scene "$scenarios/hold-plus.json" late.jsonl | grep '"phase"' | sed 's/,$//' >printed
diff late.jsonl printed || fail "other times"
echo "gesturelab: keeps times if told so"

# Every nanosecond, as far as a scenario is exact, is read as it was written.
python3 - "$tool" <<'END'
import json, random, subprocess, sys
random.seed(1)
first = 3 * 10**17
times = sorted({0, 1, 999_999, 1_000_000, 2**32 * 10**6} | {random.randrange(2**random.randrange(1, 52)) for _ in range(5000)})
log = [json.dumps({"id": -(2**63), "phase": "moved", "kind": "direct", "location": [0.1 + t, 1e-9],
                   "timestamp": {"nanoseconds": first + t}}) for t in times]
scenario = json.loads(subprocess.run([sys.argv[1], "record", "-"], input="\n".join(log), text=True, check=True,
                                     stdout=subprocess.PIPE).stdout)
entries = scenario["timeline"]
assert [round(entry["t"] * 1e6) for entry in entries] == times, "other times"
assert all(entry["touch"] == -(2**63) for entry in entries), "other touches"
assert [entry["at"] for entry in entries] == [[0.1 + t, 1e-9] for t in times], "other places"
END
echo "gesturelab: records every nanosecond"

cat >wrong.jsonl <<'END'
{"t":5,"touch":1,"phase":"began","at":[1,1]}
{"t":5,"touch":1,"phase":"up","at":[1,1]}
{"t":5,"touch":1,"phase":"moved","at":[1]}
{"t":5,"touch":1.5,"phase":"moved","at":[1,1]}
{"t":"5","touch":1,"phase":"moved","at":[1,1]}

{"t":5,"touch":1,"phase":"moved","at":[1,1],"force":1}
{"touch":1,"phase":"moved","at":[1,1]}
{"t":4.999999,"touch":1,"phase":"moved","at":[1,1]}
{"t":5,"touch":1,"phase":"moved"
[]
{"id":1,"phase":"moved","location":[1,1],"timestamp":{"nanoseconds":5000000}}
{"id":1,"phase":"moved","location":[1,1],"timestamp":5,"kind":"direct"}
{"id":1,"phase":"moved","location":[1,1],"timestamp":{"nanoseconds":5000000},"kind":"glove"}
{"id":1,"phase":"moved","at":[1,1],"timestamp":{"nanoseconds":5000000},"kind":"direct"}
{"t":1e13,"touch":1,"phase":"moved","at":[1,1]}
{"t":5,"tick":true}
{"t":5,"touch":99999999999999999999,"phase":"moved","at":[1,1]}
{"t":5,"touch":1,"phase":"moved","at":[1e400,1]}
END
: >out
cat >err <<'END'
gesturelab: wrong.jsonl:2: phase: expected one of began, moved, ended, cancelled, found "up"
gesturelab: wrong.jsonl:3: at: expected 2 numbers, found 1
gesturelab: wrong.jsonl:4: touch: expected a whole number
gesturelab: wrong.jsonl:5: t: expected a number
gesturelab: wrong.jsonl:7: force: unknown key; expected one of t, touch, phase, at
gesturelab: wrong.jsonl:8: t: missing key
gesturelab: wrong.jsonl:9: expected a time not before that of the touch before it
gesturelab: wrong.jsonl:10: not JSON, or nested too deeply
gesturelab: wrong.jsonl:11: expected an object
gesturelab: wrong.jsonl:12: kind: missing key
gesturelab: wrong.jsonl:13: timestamp: expected an object
gesturelab: wrong.jsonl:14: kind: expected one of direct, indirect, pencil, pointer, found "glove"
gesturelab: wrong.jsonl:15: at: unknown key; expected one of id, phase, location, timestamp, kind
gesturelab: wrong.jsonl:16: t: expected at most 9223372036854 ms (292 years) either side of 0
gesturelab: wrong.jsonl:17: tick: unknown key; expected one of t, touch, phase, at
gesturelab: wrong.jsonl:18: touch: expected a whole number
gesturelab: wrong.jsonl:19: at: expected numbers that a Double can hold
END
check "tells every wrong line and prints nothing" 2 record wrong.jsonl

# complain NAME COMPLAINT ARGUMENT...
complain() {
  local name=$1 complaint=$2
  shift 2
  echo "gesturelab: $complaint" >err
  check "$name" 2 record "$@"
}
touch_at() { echo "{\"touch\":1,\"phase\":\"moved\",\"t\":$1,\"at\":[${2:-1},1]}"; }
{ touch_at -1; touch_at 4294967295; touch_at 4294967295.000001; } >far.jsonl
range="expected a time from 0 to 4294967296 ms (49 days), found"
complain "refuses times that are not exact" "far.jsonl:3: $range 4294967296.000001 ms" far.jsonl
complain "refuses times before 0" "far.jsonl:1: $range -1 ms" far.jsonl --keep-times
{ touch_at -9e12; touch_at 9e12; } >centuries.jsonl
complain "refuses centuries" "centuries.jsonl:2: $range 9223372036854.775807 ms" centuries.jsonl
{ touch_at 0 -1.7e308; touch_at 0 1.7e308; } >wide.jsonl
wide="the touches lie too far out for a region around them; --scene can give one"
complain "refuses a region without end" "wide.jsonl: $wide" wide.jsonl
touch_at 0 1e18 >wide.jsonl
complain "refuses a region that cannot be told" "wide.jsonl: $wide" wide.jsonl
echo >empty.jsonl
complain "refuses a log without touches" "empty.jsonl: expected at least one touch" empty.jsonl
: >in
complain "refuses an empty standard input" "standard input: expected at least one touch" -
complain "names a log that is not there" "nowhere.jsonl: cannot be read" nowhere.jsonl
complain "names a scene that is not there" "nowhere.json: cannot be read" --scene nowhere.json swipe.jsonl
echo '{"scenario": 1, "name": "a", "timeline": []}' >bare.json
complain "names what is wrong with a scene" "bare.json: stepper: missing key" --scene bare.json swipe.jsonl
python3 -c 'import sys; open("wide.json", "wb").write(open("scene.json").read().encode("utf-16"))'
complain "refuses a scene in another encoding" "wide.json: expected UTF-8" --scene wide.json swipe.jsonl

help="help record"
refuse "asks for a log" "record needs one file" record
refuse "refuses two logs" "record needs one file" record swipe.jsonl far.jsonl
refuse "asks for a scene" "--scene needs a file" record swipe.jsonl --scene
refuse "asks for a name" "--name needs a name" record swipe.jsonl --name
refuse "takes no value for a flag" "--keep-times needs no value; found 1" record swipe.jsonl --keep-times=1
refuse "refuses an unknown option" "unknown option --jobs" record swipe.jsonl --jobs=2
refuse "reads standard input once" "- cannot be both the touches and the scene" record - --scene -
