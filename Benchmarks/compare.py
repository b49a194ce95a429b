#!/usr/bin/env python3
"""Compares the figures of two runs of the benchmarks: compare.py BASE NEW, both written with --json.

Times are not looked at. Ends with status 1 if a workload takes over a tenth more instructions than in the base, makes
an allocation more, or has a figure less or is missing; with 2 if a file cannot be read.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

# By how much instructions may grow, as a part of what they were.
TOLERANCE = 0.1


@dataclass(frozen=True)
class Finding:
    """Something that is different."""

    text: str
    is_worse: bool

    def __str__(self) -> str:
        return f"{'WORSE' if self.is_worse else 'note'}: {self.text}"


def findings(base: dict, new: dict) -> list[Finding]:
    """All differences that matter, in the order of the base."""
    old_entries, new_entries = by_name(base), by_name(new)
    found = []
    for name, old in old_entries.items():
        if new_entry := new_entries.get(name):
            found += instruction_findings(name, old, new_entry) + allocation_findings(name, old, new_entry)
        else:
            found.append(Finding(f"{name} is missing", is_worse=True))
    found += [Finding(f"{name} is not in the base", is_worse=False) for name in new_entries if name not in old_entries]
    return found


def by_name(figures: dict) -> dict[str, dict]:
    return {entry["name"]: entry for entry in figures["entries"]}


def instruction_findings(name: str, old: dict, new: dict) -> list[Finding]:
    if "instructions" not in old:
        return []
    if "instructions" not in new:
        return [Finding(f"{name}: instructions were not counted", is_worse=True)]
    before, after = old["instructions"], new["instructions"]
    # What is left after a subtraction can be less than zero.
    allowed = abs(before) * TOLERANCE
    if abs(after - before) <= allowed:
        return []
    return [Finding(f"{name}: {before:,.1f} → {after:,.1f} instructions{percentage(before, after)}", after > before)]


def percentage(before: float, after: float) -> str:
    return f", {(after - before) / before:+.1%}" if before > 0 else ""


def allocation_findings(name: str, old: dict, new: dict) -> list[Finding]:
    if "allocations" not in old:
        return []
    if "allocations" not in new:
        return [Finding(f"{name}: allocations were not counted", is_worse=True)]
    # In whole numbers, because one allocation in a million is one too many.
    before = old["allocations"] * new["allocationUnits"]
    after = new["allocations"] * old["allocationUnits"]
    if before == after:
        return []
    return [Finding(f"{name}: {allocations(old)} → {allocations(new)} allocations", after > before)]


def allocations(entry: dict) -> str:
    return f"{entry['allocations']:,} in {entry['allocationUnits']:,}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=Path)
    parser.add_argument("new", type=Path)
    options = parser.parse_args(arguments)
    try:
        found = findings(*(json.loads(path.read_text()) for path in (options.base, options.new)))
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"compare.py: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    for finding in found:
        print(finding)
    return int(any(finding.is_worse for finding in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
