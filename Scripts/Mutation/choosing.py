"""Chooses some of all mutants that there are."""

import random
from collections import Counter
from pathlib import Path

from Mutation.expressions import expression_mutants
from Mutation.mutants import Mutant
from Mutation.source import read_library
from Mutation.statements import statement_mutants


def all_mutants(root: Path, library: str) -> list[Mutant]:
    return [
        mutant
        for source in read_library(root, library)
        for find in (expression_mutants, statement_mutants)
        for mutant in find(source)
    ]


def spread(candidates: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Takes one at a time, of the kind that was taken least so far, from the file that was; at most one from a line."""
    remaining = sorted(candidates, key=lambda mutant: (mutant.path, mutant.line, mutant.start, mutant.kind))
    random.Random(seed).shuffle(remaining)
    kinds, files, chosen = Counter(), Counter(), []
    while remaining and len(chosen) < count:
        best = min(remaining, key=lambda mutant: (kinds[mutant.kind], files[mutant.path]))
        chosen.append(best)
        kinds[best.kind] += 1
        files[best.path] += 1
        remaining = [mutant for mutant in remaining if (mutant.path, mutant.line) != (best.path, best.line)]
    return chosen


def chosen_mutants(root: Path, counts: dict[str, int], seed: int) -> list[Mutant]:
    """In the order of the files, numbered from 1."""
    chosen = [mutant for library in counts for mutant in spread(all_mutants(root, library), counts[library], seed)]
    order = list(counts)
    chosen.sort(key=lambda mutant: (order.index(mutant.library), mutant.path, mutant.line))
    return [mutant.numbered(number) for number, mutant in enumerate(chosen, 1)]
