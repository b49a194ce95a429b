"""Checks that links between the Markdown files of the repository lead somewhere.

    links.py

Files of the repository, pictures, and the headings after a # are looked up; addresses on the web are not, and links to
symbols and between articles are checked by docc.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+)(?:\s+\"[^\"]*\")?\)")
FENCED = re.compile(r"^( *)(```+)[^\n]*\n.*?^\1\2[ ]*$", re.DOTALL | re.MULTILINE)
ELSEWHERE = re.compile(r"^(https?:|mailto:|doc:)")


def markdown_files(root: Path) -> list[Path]:
    patterns = ("*.md", "Benchmarks/*.md", "Benchmarks/Peers/*.md", "Documentation/**/*.md", "Sources/**/*.md")
    return [file for pattern in patterns for file in sorted(root.glob(pattern))]


def without_code(text: str) -> str:
    """The text with code blanked out, so that lines keep their numbers."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    return re.sub(r"`[^`\n]+`", blank, FENCED.sub(blank, text))


def anchors(file: Path) -> set[str]:
    """The anchors that GitHub makes of the headings of a file."""
    found: set[str] = set()
    text = FENCED.sub("", file.read_text(encoding="utf-8"))
    for heading in re.findall(r"^#{1,6} +(.*?) *#*$", text, re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        number = 0
        while (anchor := slug if number == 0 else f"{slug}-{number}") in found:
            number += 1
        found.add(anchor)
    return found


def target_of(path: str, file: Path) -> Path:
    """The file that a link leads to; pictures of a documentation catalog are named without folder and extension."""
    catalog = next((parent for parent in file.parents if parent.suffix == ".docc"), None)
    pictures = sorted((catalog / "Resources").glob(f"{path}.*")) if catalog else []
    return pictures[0] if pictures else (file.parent / path).resolve()


def problems(file: Path) -> list[str]:
    wrong: list[str] = []
    text = without_code(file.read_text(encoding="utf-8"))
    # A link may be broken over two lines.
    for match in LINK.finditer(text):
        link = match[1]
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = link.partition("#")
        target = target_of(path, file) if path else file
        place = f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
        if not target.exists():
            wrong.append(f"{place}: there is no {link}")
        elif anchor and (target.suffix != ".md" or anchor not in anchors(target)):
            wrong.append(f"{place}: {target.name} has no heading #{anchor}")
    return wrong


def main() -> int:
    files = markdown_files(ROOT)
    wrong = [problem for file in files for problem in problems(file)]
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    if not wrong:
        print(f"documentation: the links of {len(files)} files lead somewhere")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
