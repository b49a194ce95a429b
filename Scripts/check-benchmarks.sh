#!/usr/bin/env bash
# Checks that no workload of the benchmarks takes over a tenth more instructions than Benchmarks/Thresholds.json says,
# or makes an allocation more. Times are not looked at, because they depend on what else the machine does.
#
#   Scripts/check-benchmarks.sh           compares
#   Scripts/check-benchmarks.sh --renew   writes Thresholds.json anew, after a change that is worth what it costs, or
#                                         that makes something cheaper; the commit says why
set -euo pipefail
cd "$(dirname "$0")/.."
thresholds=Benchmarks/Thresholds.json

# Installs valgrind where that is possible without asking, and fails otherwise.
require_valgrind() {
  if command -v valgrind >/dev/null; then return; fi
  if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
    echo "benchmarks: installing valgrind"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind >/dev/null
  else
    echo "benchmarks: valgrind counts the instructions, and is not there; install it and try again" >&2
    exit 1
  fi
}

require_valgrind
python3 Benchmarks/test_compare.py
swift build -c release --package-path Benchmarks --product benchmark
measured=$(mktemp)
trap 'rm -f "$measured"' EXIT
Benchmarks/.build/release/benchmark --quick --no-time --instructions --json "$measured"
if [ "${1:-}" = --renew ]; then cat "$measured" >"$thresholds"; fi
status=0
python3 Benchmarks/compare.py "$thresholds" "$measured" || status=$?
case $status in
0) echo "benchmarks: no workload takes more instructions or allocations than before" ;;
1) echo "benchmarks: if what got worse is worth it, Scripts/check-benchmarks.sh --renew accepts it" >&2 ;;
esac
exit $status
