#!/usr/bin/env bash
# The two libraries use the standard library alone.
set -euo pipefail
cd "$(dirname "$0")/.."
imports=$(grep -rnE --include='*.swift' '^\s*(@[a-zA-Z_]+ )*((public|package|internal|fileprivate|private) )?import ' Sources/StepperCore Sources/GestureKit |
  grep -vE 'import StepperCore$' || true)
[ -z "$imports" ] || { printf 'A library imports a module it must not:\n%s\n' "$imports" >&2; exit 1; }
echo "The libraries import nothing"
