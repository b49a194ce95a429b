"""Counts the outcomes and puts them into tables."""

from collections import Counter
from pathlib import Path

from Mutation.running import Outcome
from Mutation.source import LIBRARIES

VERDICTS = ("killed", "hanging", "survived")


def rows(outcomes: list[Outcome]) -> list[list[str]]:
    """By library and kind, with sums."""
    counts = Counter()
    for outcome in outcomes:
        for kind in (outcome.mutant.kind, "all"):
            counts[outcome.mutant.library, kind, outcome.verdict] += 1
            counts["both", kind, outcome.verdict] += 1
    table = [["library", "kind", "mutants", *VERDICTS, "score"]]
    for library in (*LIBRARIES, "both"):
        kinds = {kind for place, kind, _ in counts if place == library}
        for kind in sorted(kinds, key=lambda kind: (kind == "all", kind)):
            numbers = [counts[library, kind, verdict] for verdict in VERDICTS]
            found = sum(numbers) - counts[library, kind, "survived"]
            table.append([library, kind, *map(str, [sum(numbers), *numbers]), f"{100 * found / sum(numbers):.0f} %"])
    return table


def as_text(outcomes: list[Outcome]) -> str:
    table = rows(outcomes)
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table]
    return "\n".join(lines)


def as_markdown(outcomes: list[Outcome]) -> str:
    table = rows(outcomes)
    lines = ["| " + " | ".join(row) + " |" for row in table]
    lines.insert(1, "|---|---|" + "---:|" * (len(table[0]) - 2))
    return "\n".join(lines)


def survivors(root: Path, outcomes: list[Outcome]) -> str:
    lines = []
    for outcome in outcomes:
        if outcome.verdict == "survived":
            source = (root / outcome.mutant.path).read_text().split("\n")[outcome.mutant.line].strip()
            lines += [str(outcome.mutant), f"    {source}"]
    return "\n".join(lines)


def markdown_report(root: Path, outcomes: list[Outcome], dropped: int) -> str:
    listed = survivors(root, outcomes)
    return f"""{as_markdown(outcomes)}

{dropped} more mutants do not compile.

Survivors:

```
{listed}
```
"""
