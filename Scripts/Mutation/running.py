"""Runs the tests on one mutant after another."""

import os
import re
import resource
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from Mutation.mutants import Mutant
from Mutation.source import LIBRARIES

PROGRAM = ".build/release/GestureKitPackageTests.xctest"
# What a mutant may take that allocates without end.
MEMORY = 6 << 30
# The processors are shared, or a mutant may wait for what never comes: the clock on the wall is a last resort.
WALL_SECONDS_PER_SECOND = 10
ISSUE = "✘ "

# The suites that take longest: one goes last, and one, which takes minutes once operators are generic, is left out.
LAST = "ReaderAgreementTests"
SLOW = [LAST, "ExhaustiveStepTests"]
SUITE = re.compile(r"^(?:struct|final class|class|enum|actor) (\w+Tests)\b", re.MULTILINE)


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    # "killed", "survived" or "hanging".
    verdict: str
    # The first complaint of the tests.
    detail: str
    seconds: float


def filtered(pattern: str) -> list[str]:
    skipped = [option for suite in SLOW if suite not in pattern for option in ("--skip", suite)]
    return ["--filter", pattern, *skipped]


def stages(copy: Path, mutant: Mutant) -> list[list[str]]:
    """The options of one run after another: what is likely to notice the mutant, then the rest."""
    libraries = ["StepperCore", "GestureKit"] if mutant.library == "StepperCore" else ["GestureKit"]
    near = near_suites(copy, mutant)
    first = [filtered(rf"\.(?:{'|'.join(near)})\b")] if near else []
    return [*first, *(filtered(rf"{library}Tests\.") for library in libraries), filtered(LAST)]


def near_suites(copy: Path, mutant: Mutant) -> list[str]:
    """The suites in the folder of the tests that has the name of the mutant's."""
    folder = copy / "Tests" / f"{mutant.library}Tests" / Path(mutant.path).parts[2]
    texts = [path.read_text() for path in sorted(folder.rglob("*.swift"))]
    return [suite for text in texts for suite in SUITE.findall(text) if suite not in SLOW]


def limit(seconds: float) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run_stage(copy: Path, number: int, options: list[str], seconds: float) -> tuple[str, str]:
    """Stops at the first issue."""
    process = subprocess.Popen(
        [copy / PROGRAM, "--testing-library", "swift-testing", *options],
        cwd=copy,
        env={**os.environ, "MUTANT": str(number), "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=lambda: limit(seconds),
    )
    try:
        return watch(process, time.monotonic() + WALL_SECONDS_PER_SECOND * seconds)
    finally:
        process.kill()
        process.wait()


def watch(process: subprocess.Popen, deadline: float) -> tuple[str, str]:
    pending = b""
    while select.select([process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
        chunk = os.read(process.stdout.fileno(), 65536)
        *lines, pending = (pending + chunk).split(b"\n")
        for line in lines:
            text = line.decode(errors="replace")
            if text.startswith(ISSUE):
                return "killed", text.partition(" recorded an issue")[0]
        if not chunk:
            return verdict_of(process.wait())
    return "hanging", ""


def verdict_of(status: int) -> tuple[str, str]:
    if status == 0:
        return "survived", ""
    return "hanging" if status == -signal.SIGXCPU else "killed", f"the program ended with status {status}"


def run_mutant(copy: Path, mutant: Mutant, seconds: float) -> Outcome:
    start = time.monotonic()
    for options in stages(copy, mutant):
        verdict, detail = run_stage(copy, mutant.number, options, seconds)
        if verdict != "survived":
            break
    return Outcome(mutant, verdict, detail, time.monotonic() - start)


def check_original(copy: Path, seconds: float) -> None:
    """With no mutant active all tests pass, or nothing that follows would mean anything."""
    for options in [filtered(rf"{library}Tests\.") for library in LIBRARIES]:
        verdict, detail = run_stage(copy, 0, options, seconds)
        if verdict != "survived":
            raise SystemExit(f"with no mutant active: {verdict}, {detail}")


def run_all(copy: Path, mutants: list[Mutant], jobs: int, seconds: float) -> Iterator[Outcome]:
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda mutant: run_mutant(copy, mutant, seconds), mutants)
