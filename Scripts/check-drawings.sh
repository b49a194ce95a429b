#!/usr/bin/env bash
# Checks what `gesturelab explain`, `scene` and the drawings of `play` print and complain about.
source "$(dirname "$0")/tool-checks.sh"

pictures=$root/Documentation/Pictures
cp "$scenarios/tap-beside-double-tap.json" taps.json
cp "$scenarios/hold-plus.json" hold.json
printf '%s\n' "$(tr -d '\n' <hold.json)" "$(tr -d '\n' <taps.json)" '{"scenario":' >mixed.jsonl
printf '%s\n' "$(tr -d '\n' <taps.json)" "$(tr -d '\n' <taps.json)" >twice.jsonl

cp "$scenarios/tap-beside-double-tap.explain.txt" out
check "explains a gesture" 0 explain select taps.json
cp taps.json in
check "explains from standard input" 0 explain select -
: >in

cat out out >two
mv two out
check "explains it in every scenario that has it" 0 explain select twice.jsonl

cp "$scenarios/tap-beside-double-tap.explain.txt" out
echo "gesturelab: mixed.jsonl:3: not JSON, or nested too deeply" >err
check "explains what it can" 2 explain select mixed.jsonl

: >out
echo "gesturelab: taps.json: no gesture has the id nobody; there are zoom, select, pan" >err
check "names the gestures there are" 2 explain nobody taps.json
echo "gesturelab: hold.json: no gesture has the id nobody; there are none with an id" >err
check "says that there are none" 2 explain nobody hold.json
: >err
refuse "asks for a gesture and a file" "explain needs a gesture and one file" explain taps.json

cp "$pictures/tap-beside-double-tap.svg" out
check "draws the picture of the README" 0 play --format svg taps.json
cp "$pictures/tap-beside-double-tap.scene.svg" out
check "draws a scene" 0 scene --svg taps.json
cp "$scenarios/tap-beside-double-tap.marble.txt" out
check "draws a marble diagram" 0 play --format marble taps.json

: >out
echo "gesturelab: missing.json: cannot be read" >err
check "says what it cannot draw" 2 scene --svg missing.json
: >err
refuse "asks for the form of a scene" "scene needs --svg" scene taps.json
refuse "asks for the file of a scene" "scene needs one file" scene --svg
