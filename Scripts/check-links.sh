#!/usr/bin/env bash
# Builds, in debug, programs that import only one of the libraries, and runs them: they must link without help.
set -euo pipefail
cd "$(dirname "$0")/LinkCheck"
# Always from scratch: a change of the manifest's linker settings does not link anything again.
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

expect() {
  local program=$1 wanted=$2 printed
  printed=$(swift run --quiet --scratch-path "$build" "$program")
  [ "$printed" = "$wanted" ] || { echo "$program printed $printed instead of $wanted" >&2; exit 1; }
  echo "$program links and runs"
}

expect StepperCoreOnly 1.0
expect GestureKitOnly 5.0
