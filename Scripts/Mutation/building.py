"""Builds the copy of the package, without the mutants that do not compile."""

import re
import subprocess
import sys
from pathlib import Path

from Mutation.mutants import Mutant
from Mutation.weaving import copy_package, weave

# With optimization, because the tests of random input take long without.
BUILD = ["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"]
ERROR = re.compile(r"^(?P<path>/.*?\.swift):(?P<line>\d+):\d+: error: (?P<message>.*)$", re.MULTILINE)


def build(root: Path, copy: Path, mutants: list[Mutant]) -> tuple[list[Mutant], list[Mutant]]:
    """Returns the mutants that are in the program, and those that are not."""
    copy_package(root, copy)
    dropped: list[Mutant] = []
    while True:
        weave(root, copy, mutants)
        result = subprocess.run(BUILD, cwd=copy, capture_output=True, text=True)
        if result.returncode == 0:
            return mutants, dropped
        failing = blamed(result.stdout + result.stderr, copy, mutants)
        if not failing:
            sys.exit(f"the package does not build, and no mutant is to blame:\n{result.stdout[-5000:]}{result.stderr}")
        print(f"{len(failing)} mutants do not compile", file=sys.stderr)
        dropped += failing
        mutants = [mutant for mutant in mutants if mutant not in failing]


def blamed(output: str, copy: Path, mutants: list[Mutant]) -> list[Mutant]:
    """For each error the nearest mutant: a statement, and what is said of it, may go over several lines."""
    failing = []
    for error in ERROR.finditer(output):
        path, line = error["path"].removeprefix(f"{copy}/"), int(error["line"]) - 1
        near = [mutant for mutant in mutants if mutant.path == path and abs(mutant.line - line) <= 20]
        if near:
            mutant = min(near, key=lambda mutant: abs(mutant.line - line))
            if mutant not in failing:
                failing.append(mutant)
                print(f"  {mutant}\n    {error['message']}", file=sys.stderr)
    return failing


def woven_before(copy: Path, mutants: list[Mutant]) -> tuple[list[Mutant], list[Mutant]]:
    """The mutants that the program of the run before has, and those it does not have."""

    def is_woven(mutant: Mutant) -> bool:
        line = (copy / mutant.path).read_text().split("\n")[mutant.line]
        return line.startswith(mutant.woven, mutant.start)

    present = [mutant for mutant in mutants if is_woven(mutant)]
    return present, [mutant for mutant in mutants if mutant not in present]
