#!/usr/bin/env python3
"""Tests of compare.py; python3 Benchmarks/test_compare.py runs them."""

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

# Leaves nothing behind among the sources.
sys.dont_write_bytecode = True

from compare import main


def entry(name: str = "tap", **figures) -> dict:
    return {"name": name, "per": "event", "instructions": 1000.0, "allocations": 0, "allocationUnits": 500} | figures


class CompareTests(unittest.TestCase):
    def compare(self, base: list[dict], new: list[dict]) -> tuple[int, str]:
        """The exit status, and what is printed."""
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name, entries in (("base", base), ("new", new)):
                path = Path(folder) / f"{name}.json"
                path.write_text(json.dumps({"machine": "any", "entries": entries}))
                paths.append(str(path))
            return self.run_main(paths)

    def run_main(self, arguments: list[str]) -> tuple[int, str]:
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = main(arguments)
        return status, output.getvalue()

    def test_equal_figures_are_no_difference(self):
        self.assertEqual(self.compare([entry()], [entry()]), (0, ""))

    def test_a_tenth_more_instructions_is_allowed(self):
        self.assertEqual(self.compare([entry()], [entry(instructions=1100.0)]), (0, ""))

    def test_over_a_tenth_more_instructions_is_worse(self):
        status, output = self.compare([entry()], [entry(instructions=1100.1)])
        self.assertEqual(status, 1)
        self.assertEqual(output, "WORSE: tap: 1,000.0 → 1,100.1 instructions, +10.0%\n")

    def test_fewer_instructions_are_a_note(self):
        status, output = self.compare([entry()], [entry(instructions=899.0)])
        self.assertEqual((status, output), (0, "note: tap: 1,000.0 → 899.0 instructions, -10.1%\n"))

    def test_a_tenth_of_a_negative_figure_is_a_tenth_of_its_size(self):
        self.assertEqual(self.compare([entry(instructions=-10.0)], [entry(instructions=-9.0)]), (0, ""))
        status, output = self.compare([entry(instructions=-10.0)], [entry(instructions=-8.9)])
        self.assertEqual((status, output), (1, "WORSE: tap: -10.0 → -8.9 instructions\n"))

    def test_anything_is_more_than_none(self):
        self.assertEqual(self.compare([entry(instructions=0.0)], [entry(instructions=0.1)])[0], 1)

    def test_one_new_allocation_is_worse(self):
        status, output = self.compare([entry()], [entry(allocations=1)])
        self.assertEqual((status, output), (1, "WORSE: tap: 0 in 500 → 1 in 500 allocations\n"))

    def test_as_many_allocations_over_twice_the_events_are_no_difference(self):
        self.assertEqual(
            self.compare([entry(allocations=5)], [entry(allocations=10, allocationUnits=1000)]), (0, "")
        )

    def test_one_allocation_more_over_twice_the_events_is_worse(self):
        self.assertEqual(
            self.compare([entry(allocations=5)], [entry(allocations=11, allocationUnits=1000)])[0], 1
        )

    def test_fewer_allocations_are_a_note(self):
        status, output = self.compare([entry(allocations=2)], [entry(allocations=1)])
        self.assertEqual((status, output), (0, "note: tap: 2 in 500 → 1 in 500 allocations\n"))

    def test_a_missing_workload_is_worse(self):
        status, output = self.compare([entry(), entry("drag")], [entry()])
        self.assertEqual((status, output), (1, "WORSE: drag is missing\n"))

    def test_a_workload_that_is_new_is_a_note(self):
        status, output = self.compare([entry()], [entry(), entry("drag")])
        self.assertEqual((status, output), (0, "note: drag is not in the base\n"))

    def test_a_missing_figure_is_worse(self):
        for figure in ("instructions", "allocations"):
            new = entry()
            del new[figure]
            status, output = self.compare([entry()], [new])
            self.assertEqual((status, output), (1, f"WORSE: tap: {figure} were not counted\n"))

    def test_a_figure_that_is_new_is_no_difference(self):
        base = entry()
        del base["instructions"], base["allocations"], base["allocationUnits"]
        self.assertEqual(self.compare([base], [entry()]), (0, ""))

    def test_times_are_not_compared(self):
        slow = entry(nanoseconds={"median": 900.0, "lowest": 800.0, "highest": 1000.0})
        self.assertEqual(self.compare([entry(nanoseconds={"median": 1.0})], [slow]), (0, ""))

    def test_every_difference_is_told(self):
        status, output = self.compare(
            [entry(), entry("drag"), entry("hold")],
            [entry(instructions=1200.0, allocations=3), entry("hold", instructions=2000.0)],
        )
        self.assertEqual(status, 1)
        self.assertEqual(len(output.splitlines()), 4)

    def test_a_file_that_cannot_be_read_is_an_error_of_its_own(self):
        self.assertEqual(self.run_main(["/nowhere/base.json", "/nowhere/new.json"])[0], 2)

    def test_a_file_of_another_form_is_an_error_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "other.json"
            for text in ("{", "{}", "[]", '{"entries": [{}]}'):
                path.write_text(text)
                self.assertEqual(self.run_main([str(path), str(path)])[0], 2, text)


if __name__ == "__main__":
    unittest.main()
