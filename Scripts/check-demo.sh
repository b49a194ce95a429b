#!/usr/bin/env bash
# Checks `gesturelab demo`: scripts by what is shown at their end, and the demo itself on a terminal of its own.
source "$(dirname "$0")/tool-checks.sh"
unset NO_COLOR
export TERM=xterm

# shows NAME TEXT: the script "in" ends with a screen that has a line with this text.
shows() {
  "$tool" demo --script - <in >printed || fail "$1: exit status $?"
  grep -qF -- "$2" printed || { cat printed; fail "$1: no $2"; }
  echo "gesturelab: $1"
}

# Places on the screen: plus is at 33;4, minus at 6;4, cell 2 at 15;9, cell 3 at 24;9, cell 7 at 24;13.
printf '%s\n' '100 \e[<0;33;4M' '180 \e[<0;33;4m' >in
shows "clicks plus" "│  −  │         1          │  +  │"
printf '%s\n' '0 \e[<0;33;4M' '800 \e[<0;33;4m' >in
shows "repeats while plus is held" "│  −  │         3          │  +  │"
printf '%s\n' '0 \e[<0;33;4M' '599' >in
shows "does not repeat before 0.6 s" "│  −  │         0          ┃  +  ┃"
printf '%s\n' '0 \e[<0;6;4M' '650 \e[<32;6;9M' '1050 \e[<32;6;4M' '1150 \e[<0;6;4m' >in
shows "pauses while minus is left" "│  −  │         -2         │  +  │"
printf '%s\n' '0 \e[A\e[C\eOA\e[B' '5 \e[<64;20;4M\e[<64;20;4M' >in
shows "steps by arrow keys and the wheel" "│  −  │         4          │  +  │"
printf '%s\n' '0 \e[<0;15;9M' '60 \e[<0;15;9m' '410' >in
shows "waits for a second click" "no cell selected"
grep -qF "button 2 waits for clear to fail: it has priority" printed || fail "no waiting"
printf '%s\n' '0 \e[<0;15;9M' '60 \e[<0;15;9m' '411' >in
shows "selects a cell that is clicked" "cell 2 selected"
grep -qF "clear failed: no further tap within 0.35 s" printed || fail "no reason of the failure"
printf '%s\n' '0 \e[<0;15;9M' '20 \e[<32;24;9M' '40 \e[<32;24;13M' '60 \e[<0;24;13m' >in
shows "selects the cells of a drag" "cells 2 to 7 selected"
grep -qF "button 2 failed: prevented by sweep, which has" printed || fail "no reason of the failure"
printf '%s\n' '0 \e[<0;15;9M\e[<32;24;13M\e[<0;24;13m' '900 \e[<0;15;9M\e[<0;15;9m' '950 \e[<0;15;9M\e[<0;15;9m' >in
shows "clears by a double click" "no cell selected"
grep -qF "cells 2 to 7 selected" printed || fail "nothing to clear"
# Right button, movement without a button, a place that is none, numbers without end, focus, a report of the older kind
# that looks like the key that quits, letters beyond ASCII, and an Escape by itself.
printf '%s\n' '0 \e[<2;33;4M\e[<35;33;4M\e[<0;0;4M\e[<0;99999999999999999999;4M\e[<0;;M\e[I\e[M qqü\e\e[A' >in
printf '%s\n' '5 \e[A' '7 q' '9 \e[A\e[A\e[A' >>in
shows "leaves out what means nothing, and stops at q" "│  −  │         2          │  +  │"
[ "$(wc -l <printed)" = 30 ] || fail "not 30 lines"

: >out
echo "gesturelab: in:2: needs a time in whole milliseconds, not before the one above, and what is sent then" >err
for line in "5 q" "x q" "-1" "99999999999"; do
  printf '%s\n' '10' "$line" >in
  check "refuses a script with the line $line" 2 demo --script in
done
echo "gesturelab: missing: cannot be read" >err
check "refuses a script that is not there" 2 demo --script missing
echo "gesturelab: demo: standard output is no terminal; --script prints what would be shown" >err
check "refuses to draw on what is no terminal" 2 demo
refuse "takes no file" "demo needs no file; a script is given by --script" demo in

cat >terminal.py <<'END_OF_PYTHON'
"""A terminal on which the demo runs: it keeps what is shown, and tells what was sent to it."""
import fcntl, os, pty, re, select, signal, struct, subprocess, sys, termios, time

PIECE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|([^\x1b])")


class Terminal:
    def __init__(self, width=100, height=30, stdin=None, **environment):
        self.leader, self.follower = pty.openpty()
        self.process = None
        self.resize(width, height)
        self.settings = termios.tcgetattr(self.follower)
        self.sent, self.modes, self.rest = "", set(), ""
        self.process = subprocess.Popen(
            [os.environ["tool"], "demo"], stdin=stdin or self.follower, stdout=self.follower, stderr=self.follower,
            env={**os.environ, **environment}, start_new_session=True)

    def resize(self, width, height):
        self.size = (width, height)
        self.lines = [[" "] * width for _ in range(height)]
        self.place = [0, 0]
        fcntl.ioctl(self.leader, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        # The kernel tells only the jobs of a terminal that controls a session, which would be gone with the demo.
        if self.process: self.process.send_signal(signal.SIGWINCH)

    def read(self, seconds):
        """Takes what comes within a time, up to the first pause after it."""
        if not select.select([self.leader], [], [], seconds)[0]: return False
        try: text = self.rest + os.read(self.leader, 65536).decode("utf-8", "surrogateescape")
        except OSError: return False
        # A sequence that is not complete yet waits for its end.
        cut = re.search(r"\x1b(\[[?0-9;]*)?$", text)
        self.rest = text[cut.start():] if cut else ""
        text = text[:cut.start()] if cut else text
        self.sent += text
        for parameters, final, character in PIECE.findall(text): self.take(parameters, final, character)
        return True

    def take(self, parameters, final, character):
        if character:
            row, column = self.place
            if row < self.size[1] and column < self.size[0]: self.lines[row][column] = character
            self.place[1] += 1
        elif final == "H":
            self.place = [int(number) - 1 for number in parameters.split(";")]
        elif final == "J":
            self.lines = [[" "] * self.size[0] for _ in range(self.size[1])]
        elif final in "hl":
            (self.modes.add if final == "h" else self.modes.discard)(parameters)

    def text(self): return "\n".join("".join(line).rstrip() for line in self.lines)

    def wait_for(self, what, condition, seconds=10):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end: self.fail(f"no {what}")
            self.read(0.05)

    def shows(self, pattern):
        self.wait_for(pattern, lambda: re.search(pattern, self.text()))

    def fail(self, reason):
        print(self.text(), file=sys.stderr)
        self.process.kill()
        sys.exit(f"gesturelab: {reason}")

    def send(self, text): os.write(self.leader, text.encode())

    def mouse(self, code, column, row, final="M"): self.send(f"\x1b[<{code};{column};{row}{final}")

    def expect_restored(self):
        while self.read(0.2): pass
        if termios.tcgetattr(self.follower) != self.settings: self.fail("the settings of the terminal are others")
        if self.modes - {"?25"}: self.fail(f"modes are left: {self.modes}")
        if "?25" not in self.modes: self.fail("no cursor")

    def expect_end(self, status):
        self.wait_for("end", lambda: self.process.poll() is not None)
        if self.process.returncode != status: self.fail(f"exit status {self.process.returncode} instead of {status}")
        self.expect_restored()


def started(**environment):
    terminal = Terminal(**environment)
    terminal.shows(r"− +│ +0 +│ +\+ ")
    return terminal


terminal = started()
if terminal.modes != {"?1049", "?1002", "?1006"}: terminal.fail(f"modes {terminal.modes}")
if termios.tcgetattr(terminal.follower)[3] & termios.ECHO: terminal.fail("the terminal echoes")
print("gesturelab: takes the terminal")

while terminal.read(0.2): pass
before = len(terminal.sent)
if terminal.read(0.5): terminal.fail("draws though nothing happens")
terminal.mouse(0, 33, 4)
terminal.shows(r"┃ +\+ +┃")
terminal.mouse(0, 33, 4, "m")
terminal.shows(r"− +│ +1 +│ +\+ ")
terminal.shows("stepper 0 → 1, press")
update = terminal.sent[before:]
if "\x1b[2J" in update or len(update) > 1200: terminal.fail("draws what has not changed")
if "\x1b[0;36m" not in update: terminal.fail("no colors")
print("gesturelab: steps by a click and draws only that")

terminal.mouse(0, 33, 4)
terminal.shows(r"┃ +\+ +┃")
time.sleep(0.8)
terminal.mouse(0, 33, 4, "m")
terminal.wait_for("release", lambda: terminal.text().count("the button is released") == 2)
value = int(re.search(r"│ +(\d+) +│", terminal.text()).group(1))
repeats = [float(time) for time in re.findall(r"(\d+\.\d+)  stepper .*repeat", terminal.text())]
# 0.6, 0.7 and 0.8 s, and later ones on a machine that is so busy that the release is late.
if not 4 <= value <= 19 or len(repeats) != value - 1: terminal.fail(f"{value} after a hold of 0.8 s")
gaps = [round(second - first, 3) for first, second in zip(repeats, repeats[1:])]
if any(gap not in (0.1, 0.099, 0.101) for gap in gaps): terminal.fail(f"repeats {gaps} s apart")
print("gesturelab: repeats while the button is held")

for step in [(0, 15, 9, "M"), (32, 24, 9, "M"), (32, 24, 13, "M"), (0, 24, 13, "m")]: terminal.mouse(*step)
terminal.shows("cells 2 to 7 selected\n|cells 2 to 7 selected  ")
terminal.shows("prevented by sweep")
for cell in range(1, 13):
    isSelected = re.search(rf"┃ +{cell} +┃", terminal.text()) is not None
    if isSelected != (2 <= cell <= 7): terminal.fail(f"cell {cell} is drawn wrong")
print("gesturelab: selects by dragging")

terminal.resize(60, 20)
terminal.shows("needs 72 by 21")
terminal.resize(80, 24)
terminal.shows("cells 2 to 7 selected")
print("gesturelab: follows the size of the terminal")

terminal.mouse(0, 33, 4)
terminal.shows(r"┃ +\+ +┃")
terminal.process.send_signal(signal.SIGTSTP)
pid, status = os.waitpid(terminal.process.pid, os.WUNTRACED)
if not os.WIFSTOPPED(status): terminal.fail("does not stop")
terminal.expect_restored()
terminal.process.send_signal(signal.SIGCONT)
terminal.shows("the finger was taken away")
if "?1006" not in terminal.modes: terminal.fail("does not take the terminal again")
print("gesturelab: stops and goes on as a job")

terminal.send("q")
terminal.expect_end(0)
terminal = started()
terminal.send("\x03")
terminal.expect_end(0)
print("gesturelab: quits and gives the terminal back")

for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    terminal = started()
    terminal.mouse(0, 33, 4)
    terminal.shows(r"┃ +\+ +┃")
    terminal.process.send_signal(number)
    terminal.expect_end(-number)
print("gesturelab: gives the terminal back when a signal ends it")

terminal = started(NO_COLOR="1")
terminal.send("\x1b[A\x1b[D\x1b[D")
terminal.shows(r"− +│ +-1 +│ +\+ ")
terminal.send("q")
terminal.expect_end(0)
if re.search(r"\x1b\[[0-9;]*3[0-7]m", terminal.sent): terminal.fail("colors with NO_COLOR")
print("gesturelab: steps by arrow keys, without colors if told so")

for environment, complaint in [({"TERM": "dumb"}, "the terminal is dumb"),
                               ({"stdin": subprocess.DEVNULL}, "standard input is no terminal")]:
    terminal = Terminal(**environment)
    terminal.shows(f"gesturelab: demo: {complaint}")
    terminal.wait_for("end", lambda: terminal.process.poll() is not None)
    if terminal.process.returncode != 2 or terminal.modes: terminal.fail("does not refuse")
print("gesturelab: refuses terminals that will not do")
END_OF_PYTHON
export tool
python3 terminal.py
