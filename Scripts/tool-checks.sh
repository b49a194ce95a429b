# Read by the checks of gesturelab, which call it as a user does; needs a debug build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
scenarios=$PWD/Scenarios
tool=$PWD/.build/debug/gesturelab
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
: >err
: >in

fail() {
  echo "gesturelab: $1" >&2
  exit 1
}

# check NAME STATUS ARGUMENT...: gives it the file "in", and compares what it prints and complains with "out" and "err".
check() {
  local name=$1 status=$2 actual=0
  shift 2
  "$tool" "$@" <in >printed 2>complained || actual=$?
  [ "$actual" = "$status" ] || fail "$name: exit status $actual instead of $status"
  diff out printed || fail "$name: unexpected output"
  diff err complained || fail "$name: unexpected complaint"
  echo "gesturelab: $name"
}

# refuse NAME COMPLAINT ARGUMENT...: expects nothing but the complaint, and where to read what would have been right.
refuse() {
  local name=$1 complaint=$2
  shift 2
  : >out
  printf 'gesturelab: %s\n' "$complaint" "Run 'gesturelab ${help:-help $1}'." | sed '2s/^gesturelab: //' >err
  check "$name" 2 "$@"
  : >err
}

# A scenario that steps once, from behind its name.
tap='"stepper":{"value":0,"range":[0,9],"step":1,"buttons":{"increment":[0,0,9,9],"decrement":[9,0,9,9]}},"timeline":[{"t":0,"touch":1,"phase":"began","at":[1,1]},{"t":0.000001,"touch":1,"phase":"ended","at":[1,1]}]'

# A scenario a line: one that steps once, one with a typo, one that is no JSON at all, an empty line, and one more.
write_mixed() {
  printf '%s\n' "{\"scenario\":1,\"name\":\"a\",$tap}" "{\"scenario\":1,\"name\":\"b\",\"tiemline\":[],$tap}" \
    '{"scenario":' '' "{\"scenario\":1,\"name\":\"d\",$tap}"
}
