#!/usr/bin/env python3
"""Changes the sources of both libraries in small ways, one at a time, and tells which changes no test notices.

A copy of the package in .build/mutation is built once, with all mutants in it: the variable MUTANT of the environment
says which one is active. The tests run once for each, up to the first that fails. A seed picks the mutants, as many of
each kind and file as possible. The program ends with status 1 if a mutant survives. Linux only.
"""

import argparse
import sys
from pathlib import Path

# Leaves nothing behind among the sources.
sys.dont_write_bytecode = True

from Mutation.building import build, woven_before
from Mutation.choosing import chosen_mutants
from Mutation.report import as_text, markdown_report, survivors
from Mutation.running import check_original, run_all

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / ".build" / "mutation" / "package"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="picks the mutants (1)")
    parser.add_argument("--stepper-core", type=int, default=90, metavar="COUNT", help="mutants in StepperCore (90)")
    parser.add_argument("--gesture-kit", type=int, default=180, metavar="COUNT", help="mutants in GestureKit (180)")
    parser.add_argument("--jobs", type=int, default=2, help="mutants that are tested at the same time (2)")
    parser.add_argument("--seconds", type=float, default=60, help="processor time after which tests hang (60)")
    parser.add_argument("--only", type=int, nargs="+", metavar="NUMBER", help="tests only these mutants")
    parser.add_argument("--no-build", action="store_true", help="takes the program of the run before")
    parser.add_argument("--list", action="store_true", help="lists the mutants and ends")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="writes tables and survivors there too")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    counts = {"StepperCore": options.stepper_core, "GestureKit": options.gesture_kit}
    mutants = chosen_mutants(ROOT, counts, options.seed)
    if options.list:
        print(*mutants, sep="\n")
        return 0
    if options.no_build:
        mutants, dropped = woven_before(COPY, mutants)
    else:
        mutants, dropped = build(ROOT, COPY, mutants)
        check_original(COPY, options.seconds)
    wanted = [mutant for mutant in mutants if not options.only or mutant.number in options.only]
    outcomes = []
    for outcome in run_all(COPY, wanted, options.jobs, options.seconds):
        outcomes.append(outcome)
        print(f"{outcome.verdict:8} {outcome.seconds:5.1f} s  {outcome.mutant}  {outcome.detail}", flush=True)
    print("", as_text(outcomes), "", f"{len(dropped)} more do not compile", survivors(ROOT, outcomes), sep="\n")
    if options.markdown:
        options.markdown.write_text(markdown_report(ROOT, outcomes, len(dropped)))
    return int(any(outcome.verdict == "survived" for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
