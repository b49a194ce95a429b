#!/usr/bin/env bash
# Checks what `gesturelab play` does on a terminal and what it leaves out anywhere else: colors, and how far it has got.
source "$(dirname "$0")/tool-checks.sh"
unset NO_COLOR
export TERM=xterm

# on_terminal STREAMS COMMAND...: runs it with 1, 2 or both (12) on a terminal of its own, whose text is printed.
on_terminal() {
  python3 - "$@" <<'END'
import os, pty, subprocess, sys
leader, follower = pty.openpty()
streams, command = sys.argv[1], sys.argv[2:]
rest = open("rest", "wb")
process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=follower if "1" in streams else rest,
                           stderr=follower if "2" in streams else rest)
os.close(follower)
text = b""
while True:
    try: chunk = os.read(leader, 65536)
    except OSError: break
    if not chunk: break
    text += chunk
status = process.wait()
sys.stdout.buffer.write(text.replace(b"\r\n", b"\n"))
sys.exit(status)
END
}

cat >taps.json <<'END'
{ "scenario": 1, "name": "taps",
  "scene": { "id": "root", "frame": [0, 0, 100, 100], "attach": [
    { "as": "simultaneousGesture", "gesture": { "id": "tap", "kind": "tap" } },
    { "as": "simultaneousGesture", "gesture": { "id": "drag", "kind": "drag" } } ] },
  "timeline": [
    { "t": 0, "touch": 1, "phase": "began", "at": [10, 10] },
    { "t": 10, "touch": 1, "phase": "moved", "at": [90, 10] },
    { "t": 20, "touch": 1, "phase": "cancelled", "at": [90, 10] },
    { "t": 30, "touch": 2, "phase": "began", "at": [10, 10] },
    { "t": 40, "touch": 2, "phase": "ended", "at": [10, 10] } ] }
END
"$tool" play taps.json "$scenarios/hold-plus.json" >plain
cp plain out
check "has no colors where there is no terminal" 0 play taps.json "$scenarios/hold-plus.json"
check "has no colors if told so" 0 play --color never taps.json "$scenarios/hold-plus.json"

"$tool" play --color always taps.json "$scenarios/hold-plus.json" >out
sed 's/\x1b\[[0-9]*m//g' out | diff plain - || fail "the text with colors is another"
export NO_COLOR=1
check "has colors if told so, whatever NO_COLOR says" 0 play taps.json --color=always "$scenarios/hold-plus.json"
unset NO_COLOR
# The color of each event, the weights of times and names.
sed 's/\x1b\[/</g' out | grep -oE '<(31|32|33)m[a-zA-Z]+' | sort -u >colors
printf '%s\n' '<31mcancelled' '<31mfailed' '<32mcommitted' '<32mended' '<33mbegan' '<33mchanged' | diff - colors
sed 's/\x1b\[/</g' out | grep -qE '^  <2m *10 ms<0m  <1mtap  <0m  <31mfailed +<0m  moved 80' || fail "no weights"
echo "gesturelab: has a color for each kind of event"
"$tool" play --format json taps.json >json
cp json out
check "has no colors in JSON" 0 play --format json --color always taps.json

"$tool" play --color always taps.json >out
on_terminal 1 "$tool" play taps.json | diff out - || fail "no colors on a terminal"
NO_COLOR="" on_terminal 1 "$tool" play taps.json | diff out - || fail "no colors with an empty NO_COLOR"
"$tool" play taps.json >out
NO_COLOR=1 on_terminal 1 "$tool" play taps.json | diff out - || fail "colors with NO_COLOR"
TERM=dumb on_terminal 1 "$tool" play taps.json | diff out - || fail "colors on a terminal that has none"
on_terminal 1 "$tool" play --color never taps.json | diff out - || fail "colors against --color never"
on_terminal 2 "$tool" play taps.json >complained
[ ! -s complained ] || fail "progress of a short run"
diff out rest || fail "colors because standard error is a terminal"
echo "gesturelab: colors a terminal that wants it"

# A run of nearly two seconds, whatever the machine: a slow pipe.
for _ in 1 2 3 4 5 6; do printf '{"scenario":1,"name":"a",%s}\n' "$tap"; done >six.jsonl
"$tool" play six.jsonl >out
export tool
slow_play='while read -r line; do echo "$line"; sleep 0.3; done <six.jsonl | "$tool" play --color never -'
on_terminal 2 bash -c "$slow_play" >line
diff out rest || fail "the results of a slow run are others"
tr '\r' '\n' <line | grep -qE '^6 scenarios, [0-9]+ a second *$' || fail "no progress on a terminal"
[ "$(tr '\r' '\n' <line | grep -c scenarios)" -le 8 ] || fail "progress too often"
# At the end the line is blank, and the cursor at its start.
tail -c 30 line | grep -qP '\r +\r$' || fail "the progress is left on the terminal"
bash -c "$slow_play" >/dev/null 2>complained
[ ! -s complained ] || fail "progress where there is no terminal"
on_terminal 12 bash -c "$slow_play" >both
# What a terminal shows after returning to the start of a line and writing over it.
python3 - <<'END' | diff out - || fail "the progress disturbs the results"
for line in open("both", newline="").read().split("\n")[:-1]:
    shown = ""
    for part in line.split("\r"): shown = part + shown[len(part):]
    print(shown.rstrip())
END
echo "gesturelab: tells a terminal how far it has got"
