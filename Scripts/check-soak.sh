#!/usr/bin/env bash
# Checks `gesturelab soak`: on timelines on which all laws hold, and on cases kept from before.
source "$(dirname "$0")/tool-checks.sh"

: >out
echo "40 seeds, 120 timelines, 0 broken laws" >err
check "soak finds nothing" 0 soak --seed 1 --count 40 --jobs 3
check "soak finds nothing with the last seeds" 0 soak --seed 9223372036854775807 --count 40 --jobs 1
echo "40 seeds, 40 timelines, 0 broken laws" >err
check "soak finds nothing with steppers" 0 soak --of steppers --count 40 --jobs 2

refuse "refuses to soak nothing" "--count needs a whole number from 1 to 3074457345618258602; found 0" soak --count 0
refuse "refuses to soak two files" "soak takes one file at most" soak one two

# A case that broke a law once is told at length, and that the law holds; what is no case is a fault.
head -1 "$root/Tests/GestureKitTests/Resources/broken-laws.jsonl" >kept.jsonl
"$tool" soak kept.jsonl >printed
grep -q '^kept.jsonl:1: pairing$' printed && grep -q '^1000000000 finger 2 began at 122.0, 236.0$' printed &&
  grep -q '^holds$' printed || fail "a kept case is not told at length"
echo '{"law":"rest"}' >in
: >out
echo "gesturelab: standard input:1: expected a case that soak printed" >err
check "soak refuses what it has not printed" 2 soak -
echo "gesturelab: nowhere: cannot be read" >err
check "soak of a missing file" 2 soak nowhere
