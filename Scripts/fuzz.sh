#!/usr/bin/env bash
# Feeds a target random input with libFuzzer, under the address sanitizer.
#
#   Scripts/fuzz.sh touches [SECONDS] [libFuzzer options]
#   Scripts/fuzz.sh scenarios [SECONDS] [libFuzzer options]
#
# touches    scenes that are told raw touches and changes, and steppers: whether what they answer makes sense
# scenarios  texts that are read, played, drawn and explained as scenario files: whether anything traps or hangs
#
# It runs for 60 seconds if no number is given; with 0 it only builds. The inputs that found something new are kept in
# .build/fuzz/corpus-TARGET, and the next run goes on from there. An input that crashes, hangs (10 s) or breaks a check
# ends the run with a status other than 0 and is kept in .build/fuzz/crashes-TARGET. To play one again, and to make it
# smaller:
#
#   .build/fuzz/TARGET FILE
#   .build/fuzz/TARGET -minimize_crash=1 -runs=100000 FILE
#
# The targets are the folders of Scripts/Fuzz. They are no part of the package, and need a toolchain for Linux.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?"which target: touches or scenarios"}
seconds=${2:-60}
shift $(($# < 2 ? $# : 2))
[[ -d Scripts/Fuzz/$target ]] || { echo "no target $target in Scripts/Fuzz" >&2; exit 2; }

out=.build/fuzz
corpus=$out/corpus-$target
crashes=$out/crashes-$target
mkdir -p "$out" "$corpus" "$crashes"

# Optimized as a release is, with all its checks, and with the coverage that guides the fuzzer in the libraries as well.
flags=(-swift-version 6 -O -g -wmo -parse-as-library -warnings-as-errors -sanitize=fuzzer,address
  -package-name gesturekit -I "$out")

compile() {
  local module=$1
  local object=$out/$module.o
  [[ ! -e $object || -n $(find Sources Scripts/fuzz.sh -newer "$object" -type f -print -quit) ]] || return 0
  # shellcheck disable=SC2046 # the paths have no spaces
  swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$object" $(find "Sources/$module" -name '*.swift' | sort)
}

# The scenarios that are kept as tests, one to a file.
seed() {
  local number=0 line
  cp Scenarios/*.json "$corpus"
  cat Tests/GestureKitTests/Resources/{scene,stepper}-*.jsonl | while read -r line; do
    number=$((number + 1))
    printf '%s' "$line" > "$corpus/seed-$number"
  done
}

compile StepperCore
compile GestureKit
# The linker that is used otherwise warns of the sanitizer's own symbols.
swiftc "${flags[@]}" -use-ld=lld -module-name FuzzTarget -emit-executable -emit-module-path "$out/FuzzTarget.swiftmodule" \
  -o "$out/$target" "$out/StepperCore.o" "$out/GestureKit.o" -lm Scripts/Fuzz/"$target"/*.swift
[[ $seconds != 0 ]] || exit 0

options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
  -artifact_prefix="$crashes/")
case $target in
  touches) options+=(-max_len=2048 -len_control=20) ;;
  scenarios)
    seed
    options+=(-max_len=8192 -dict=Scripts/Fuzz/scenarios/keys.dict)
    ;;
esac
status=0
# Swift's own account of a crash would get in the way of the sanitizer's.
export SWIFT_BACKTRACE=enable=no
# What is made once and kept is no leak.
export ASAN_OPTIONS=detect_leaks=0
"$out/$target" "${options[@]}" "$@" "$corpus" 2>&1 | tee "$out/log-$target" \
  | grep --line-buffered -v -E '^#[0-9]+.(NEW|REDUCE|RELOAD)|NEW_FUNC' || status=$?
grep -E 'average_exec_per_sec|number_of_executed_units' "$out/log-$target" || true
echo "crashes are in $crashes: $(find "$crashes" -type f | wc -l)"
exit "$status"
