#!/usr/bin/env bash
# Measures what GTK 3 and Qt 6 take for an input event, and prints it as a table of Markdown.
#
#   Benchmarks/Peers/run.sh [--quick] [--json FILE] [--core NUMBER] [--no-install] [--no-instructions]
#
# --quick            one pass of a tenth of the gestures, to see whether it works; no figures to keep
# --json FILE        writes the same figures there too
# --core NUMBER      the core that everything measured is pinned to; the last one if it is not given
# --no-install       takes what is there, which is the way on a system other than Debian
# --no-instructions  leaves callgrind out, which takes most of the time
#
# It installs what is missing from Debian's packages (as root), and builds into .build beside this file. Times are
# medians of 7 runs; three passes go through everything in turn, and the table has the lowest and the highest median.
# Allocations and instructions are counted in runs of their own. A run in which a gesture was not recognized ends the
# script with status 1.
set -euo pipefail
called_from=$PWD
cd "$(dirname "$0")"

packages=(gcc g++ pkg-config xvfb util-linux libgtk-3-dev qt6-base-dev qt6-base-private-dev qt6-declarative-dev
  qt6-declarative-private-dev qml6-module-qtquick qml6-module-qtqml qml6-module-qtqml-workerscript
  qml6-module-qtquick-window)
# What is measured: a name, and the driver with the way of input.
peers=("GTK touch" "GTK button" "Qt touch")
workloads=(W0 W1 W2 W3 W4)
# Gestures (for W3 and W4 pairs of them) in a run, in the order of the workloads: about half a second each.
cycles=(1500 20000 1500 1000 300)
# The same where instructions are counted, some 50 times slower; the longer run has three times as many.
counted_cycles=(20 400 20 30 10)
runs=7
passes=3
json='' core='' installs=1 instructions=1 quick=0
build=$PWD/.build

complain() {
  echo "run.sh: $1" >&2
  exit "${2:-1}"
}

read_arguments() {
  while (($# > 0)); do
    case $1 in
      --quick) quick=1 ;;
      --json | --core)
        (($# > 1)) || complain "$1 needs a value" 2
        # A file is meant from where the script is called.
        if [[ $1 == --core ]]; then core=$2; else json=$(cd "$called_from" && realpath -m -- "$2"); fi
        shift
        ;;
      --no-install) installs=0 ;;
      --no-instructions) instructions=0 ;;
      *) complain "unknown argument $1; the head of the script says which there are" 2 ;;
    esac
    shift
  done
  if ((quick)); then passes=1 cycles=(150 2000 150 100 30) counted_cycles=(5 100 5 8 3); fi
}

install_packages() {
  ((installs)) || return 0
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    complain "this is not Debian; install the counterparts of these and say --no-install: ${packages[*]}"
  local missing=() package
  for package in "${packages[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0
  ((EUID == 0)) || complain "not root, so run this first: apt-get install --no-install-recommends ${missing[*]}"
  echo "installing ${missing[*]}" >&2
  apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# Qt's handlers and its platform interface are private headers, in folders with the version in their name.
private_headers() {
  local include version module
  include=$(pkg-config --variable=includedir Qt6Core)
  version=$(pkg-config --modversion Qt6Core)
  for module in QtCore QtGui QtQml QtQuick; do
    printf ' -I%s' "$include/$module/$version" "$include/$module/$version/$module"
  done
}

# shellcheck disable=SC2046 # flags without spaces
build_drivers() {
  mkdir -p "$build"
  gcc -O2 -Wall -o "$build/gtk3_gestures" gtk3_gestures.c $(pkg-config --cflags --libs gtk+-3.0)
  g++ -O2 -Wall -std=c++20 -fPIC -o "$build/qt6_handlers" qt6_handlers.cpp $(private_headers) \
    $(pkg-config --cflags --libs Qt6Quick Qt6Qml Qt6Gui Qt6Test Qt6Core)
  gcc -O2 -Wall -shared -fPIC -o "$build/alloc_count.so" alloc_count.c
}

# A display for GTK, which ends with the script.
start_display() {
  : >"$build/display"
  Xvfb -displayfd 1 -screen 0 800x600x24 -nolisten tcp >"$build/display" 2>"$build/display.log" &
  trap "kill $! 2>/dev/null && wait $! || true" EXIT
  local tries=0
  until [[ -s $build/display ]]; do
    ((++tries <= 100)) || complain "no display: $(cat "$build/display.log")"
    sleep 0.1
  done
  DISPLAY=:$(tr -d '[:space:]' <"$build/display")
  export DISPLAY GDK_BACKEND=x11 NO_AT_BRIDGE=1
  export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software QML_NO_TOUCH_COMPRESSION=1
  export XDG_RUNTIME_DIR=$build/runtime
  mkdir -p -m 700 "$XDG_RUNTIME_DIR"
}

# drive PEER WORKLOAD CYCLES RUNS [COMMAND...]: one run of a driver, pinned, under the command if there is one.
drive() {
  local peer=$1 workload=$2 count=$3 times=$4
  shift 4
  case $peer in
    GTK*) set -- "$@" "$build/gtk3_gestures" "$workload" "$count" "$times" "${peer#GTK }" ;;
    Qt*) set -- "$@" "$build/qt6_handlers" "$workload" "$count" "$times" ;;
  esac
  taskset -c "$core" "$@" 2>"$build/complaint" || complain "$peer: $(cat "$build/complaint")"
}

# value NAME LINE: one value of a driver's line.
value() {
  sed -E "s/.*\b$1=([^ ]*).*/\1/" <<<"$2"
}

# Instructions of a run of this many cycles, then the events in it.
count_instructions() {
  local line
  line=$(drive "$1" "$2" "$3" 1 valgrind --tool=callgrind --callgrind-out-file="$build/callgrind.out" \
    --log-file="$build/callgrind")
  sed -nE 's/.*Collected : ([0-9]+).*/\1/p' "$build/callgrind"
  value delivered "$line"
}

# The difference of two run lengths, so that the start does not count.
instructions_per_event() {
  local short long
  short=$(count_instructions "$1" "$2" "$3")
  long=$(count_instructions "$1" "$2" $(($3 * 3)))
  awk -v RS= '{ printf "%.0f", ($3 - $1) / ($4 - $2) }' <<<"${short/$'\n'/ } ${long/$'\n'/ }"
}

# key PEER INDEX: where the figures of a peer's workload are kept.
key() { echo "$1/${workloads[$2]}"; }

measure_times() {
  local pass peer index line
  for ((pass = 1; pass <= passes; pass++)); do
    for index in "${!workloads[@]}"; do
      for peer in "${peers[@]}"; do
        echo "pass $pass of $passes: $peer ${workloads[index]}" >&2
        line=$(drive "$peer" "${workloads[index]}" "${cycles[index]}" "$runs")
        medians[$(key "$peer" "$index")]+=" $(value median "$line")"
        versions[$peer]=$(value version "$line")
      done
    done
  done
}

measure_counts() {
  local peer index line
  for index in "${!workloads[@]}"; do
    for peer in "${peers[@]}"; do
      echo "counting: $peer ${workloads[index]}" >&2
      # GLib's own allocator of small pieces would hide most allocations. It is told for both; Qt does not use it here.
      line=$(LD_PRELOAD=$build/alloc_count.so G_SLICE=always-malloc \
        drive "$peer" "${workloads[index]}" "$((cycles[index] / 10))" "$runs")
      allocated[$(key "$peer" "$index")]=$(value allocations "$line")
      ((instructions)) || continue
      executed[$(key "$peer" "$index")]=$(
        instructions_per_event "$peer" "${workloads[index]}" "${counted_cycles[index]}"
      )
    done
  done
}

# The lowest and the highest of some medians.
bounds() {
  tr -s ' ' '\n' <<<"$1" | grep . | sort -g | sed -n '1p;$p' | paste -sd ' '
}

# With commas between thousands.
grouped() {
  sed -E ':a; s/([0-9])([0-9]{3})($|,)/\1,\2\3/; ta' <<<"$1"
}

print_table() {
  local peer index low high counted
  echo "| peer | workload | ns an event, lowest–highest median | allocations an event | instructions an event |"
  echo "|---|---|---:|---:|---:|"
  for peer in "${peers[@]}"; do
    for index in "${!workloads[@]}"; do
      read -r low high <<<"$(bounds "${medians[$(key "$peer" "$index")]}")"
      counted=${executed[$(key "$peer" "$index")]:-}
      printf '| %s %s, %s | %s | %s–%s | %.1f | %s |\n' "${peer% *}" "${versions[$peer]}" "${peer#* }" \
        "${workloads[index]}" "$(grouped "$(printf %.0f "$low")")" "$(grouped "$(printf %.0f "$high")")" \
        "${allocated[$(key "$peer" "$index")]}" "$([[ -n $counted ]] && grouped "$counted" || echo "–")"
    done
  done
}

machine() { sed -nE 's/^model name\s*: (.*)/\1/p' /proc/cpuinfo | head -1 | tr -d '"\\'; }
system() { (. /etc/os-release && echo "$PRETTY_NAME" | tr -d '"\\'); }

print_json() {
  local peer index low high separator=''
  printf '{\n  "date": "%s",\n  "machine": "%s",\n  "system": "%s",\n' "$(date -u +%F)" "$(machine)" "$(system)"
  printf '  "cores": %s,\n  "runs": %s,\n  "passes": %s,\n  "results": [' "$(nproc --all)" "$runs" "$passes"
  for peer in "${peers[@]}"; do
    for index in "${!workloads[@]}"; do
      read -r low high <<<"$(bounds "${medians[$(key "$peer" "$index")]}")"
      printf '%s\n    {"peer": "%s", "version": "%s", "input": "%s", "workload": "%s", "cycles": %s, ' "$separator" \
        "${peer% *}" "${versions[$peer]}" "${peer#* }" "${workloads[index]}" "${cycles[index]}"
      printf '"lowestMedianNanoseconds": %s, "highestMedianNanoseconds": %s, "allocations": %s, "instructions": %s}' \
        "$low" "$high" "${allocated[$(key "$peer" "$index")]}" "${executed[$(key "$peer" "$index")]:-null}"
      separator=,
    done
  done
  printf '\n  ]\n}\n'
}

read_arguments "$@"
[[ $(uname) == Linux ]] || complain "it runs on Linux alone"
# A file that cannot be written is told before the minutes of measuring.
[[ -z $json ]] || { : >>"$json"; } 2>/dev/null || complain "$json cannot be written"
install_packages
build_drivers
if ((instructions)) && ! command -v valgrind >/dev/null; then
  echo "no valgrind, so instructions are not counted" >&2
  instructions=0
fi
# Of the cores that this process may use, the last.
: "${core:=$(taskset -cp $$ | grep -oE '[0-9]+$')}"
start_display

declare -A medians versions allocated executed
measure_times
measure_counts
printf '%s; %s; core %s of %s; %s passes of %s runs; %s\n\n' "$(machine)" "$(system)" "$core" "$(nproc --all)" \
  "$passes" "$runs" "$(date -u +%F)"
print_table
[[ -z $json ]] || print_json >"$json"
