"""Reads Swift sources: what of them is code, and which lines belong to a build."""

import re
from dataclasses import dataclass
from pathlib import Path

LIBRARIES = ("StepperCore", "GestureKit")

# Outside of code every character is replaced with this one, so that columns stay as they are.
BLANK = "\0"

# Comments, and strings, which may hold strings again within \(…).
NOT_CODE = re.compile(
    r'''//[^\n]*|/\*.*?\*/|#*"""(?:\\.|[^\\])*?"""#*'''
    r'''|"(?:\\\((?:[^()"]|"[^"\n]*"|\([^()]*\))*\)|\\.|[^"\\\n])*"''',
    re.DOTALL,
)


@dataclass(frozen=True)
class Source:
    """A file of a library."""

    library: str
    path: str
    lines: list[str]
    # The same lines with blanks for comments, strings, and everything that is not compiled.
    code: list[str]


def blanked(match: re.Match) -> str:
    return re.sub(r"[^\n]", BLANK, match.group())


def without_inactive(lines: list[str]) -> list[str]:
    """Blanks directives, and the branches that are for Embedded Swift alone."""
    active, kept = [], []
    for line in lines:
        directive = line.strip()
        if directive.startswith("#if"):
            active.append("!hasFeature(Embedded)" in directive)
        elif directive.startswith("#else"):
            active[-1] = not active[-1]
        elif directive.startswith("#endif"):
            active.pop()
        kept.append(line if all(active) and not directive.startswith("#") else BLANK * len(line))
    return kept


def read_source(root: Path, library: str, path: str) -> Source:
    text = (root / path).read_text()
    code = without_inactive(NOT_CODE.sub(blanked, text).split("\n"))
    return Source(library, path, text.split("\n"), code)


def read_library(root: Path, library: str) -> list[Source]:
    folder = root / "Sources" / library
    return [read_source(root, library, str(path.relative_to(root))) for path in sorted(folder.rglob("*.swift"))]


def closing(code: str, opening: int) -> int | None:
    """Where the bracket at a column is closed, if on the same line."""
    depth = 0
    for column in range(opening, len(code)):
        depth += (code[column] in "([{") - (code[column] in ")]}")
        if depth == 0:
            return column
    return None


def is_balanced(code: str) -> bool:
    return all(code.count(first) == code.count(last) for first, last in ("()", "[]", "{}"))
