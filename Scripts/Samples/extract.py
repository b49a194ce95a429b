#!/usr/bin/env python3
"""Makes tests of the Swift samples in the documentation.

    extract.py PACKAGE

Writes a package that depends on this one, with a test for each sample: every block of Markdown that is tagged swift, in
the README, in CONTRIBUTING, in Documentation and in the documentation catalogs. The test is the sample itself, and it
checks what the sample claims:

- a value in a comment behind a line, alone or before a comma: `value  // 2`, `let sum = a + b  // 3, and not 4`;
- what a line prints, in a comment behind or below it: `print(value)  // 2`;
- what is written with #expect.

A comment in the line before a block can say more of it:

    <!-- sample: continues -->                  it goes on with the variables of the block before
    <!-- sample: not compiled, REASON -->       it is left out, and the reason is printed

A sample that imports SwiftUI or UIKit is compiled only where they are. The files of Examples, which samples may use,
and the tests of them beside this script are part of the package.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

# Leaves nothing behind among the sources.
sys.dont_write_bytecode = True

from claims import with_checks

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FENCE = re.compile(r"^( *)```(\w*)[^`]*$")
MARKER = re.compile(r"^ *<!-- sample: (.*?) -->$")
PLATFORM = re.compile(r"^import (SwiftUI|UIKit|AppKit)$")
# What cannot stand in a function: these samples are declarations of a file.
FILE_SCOPE = re.compile(r"^(extension|protocol|@Test|@Suite|@main|@MainActor\s+@Observable)\b")


@dataclass
class Sample:
    file: Path
    line: int
    lines: list[str]
    marker: str | None

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"

    @property
    def platform(self) -> str | None:
        """The module without which it cannot be compiled."""
        return next((match[1] for line in self.lines if (match := PLATFORM.match(line))), None)


@dataclass
class Page:
    """The samples of a file as a Swift file."""

    file: Path
    imports: list[str] = field(default_factory=list)
    declarations: list[str] = field(default_factory=list)
    tests: list[tuple[str, list[str]]] = field(default_factory=list)


def markdown_files() -> list[Path]:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [*documents, *sorted(ROOT.glob("Documentation/**/*.md")), *sorted(ROOT.glob("Sources/*/*.docc/**/*.md"))]


def samples_of(file: Path) -> list[Sample]:
    found: list[Sample] = []
    marker: str | None = None
    sample: Sample | None = None
    is_code, indent = False, ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if is_code and line.strip() == "```":
            is_code, sample = False, None
        elif is_code:
            if sample:
                sample.lines.append(line.removeprefix(indent))
        elif fence:
            is_code, indent = True, fence[1]
            if fence[2] == "swift":
                sample = Sample(file, number + 1, [], marker)
                found.append(sample)
            marker = None
        else:
            match = MARKER.match(line)
            marker = match[1] if match else marker if not line.strip() else None
    return found


def source_line(line: int, file: Path) -> str:
    return f'#sourceLocation(file: "{file.relative_to(ROOT)}", line: {line})'


def add(sample: Sample, page: Page) -> None:
    """Adds a sample to the Swift file of its page."""
    imports = [line for line in sample.lines if re.match(r"^(@testable )?import ", line)]
    rest = ["" if line in imports else line for line in sample.lines]
    body = [source_line(sample.line, sample.file), *with_checks(rest, sample.place), "#sourceLocation()"]
    if platform := sample.platform:
        page.declarations += [f"#if canImport({platform})", *imports, *body, "#endif"]
        return
    page.imports += [line for line in imports if line not in page.imports]
    if any(FILE_SCOPE.match(line) for line in rest):
        page.declarations += body
        return
    if sample.marker == "continues":
        if not page.tests:
            sys.exit(f"samples: {sample.place} has nothing to continue")
        page.tests[-1][1].extend(body)
    else:
        page.tests.append((sample.place, body))


def swift_of(page: Page) -> str:
    lines = [*page.imports, "import Testing", ""]
    lines += page.declarations
    for number, (place, body) in enumerate(page.tests, 1):
        name = re.sub(r"\W", "_", str(page.file.relative_to(ROOT)))
        lines += [f'@MainActor @Test("{place}") func {name}_{number}() async throws {{', *body, "}", ""]
    return "\n".join(lines) + "\n"


def manifest() -> str:
    return f"""// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Samples",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "GestureKit", path: "{ROOT}")],
  targets: [
    .testTarget(
      name: "Samples",
      dependencies: [
        .product(name: "GestureKit", package: "GestureKit"), .product(name: "StepperCore", package: "GestureKit"),
      ],
      path: "Samples",
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]
    )
  ],
  swiftLanguageModes: [.v6]
)
"""


def write(files: dict[Path, str], folder: Path) -> None:
    """Makes a folder hold these files, and touches none that is as it should be: it would be compiled again."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.rglob("*.swift"):
        if old not in files and ".build" not in old.relative_to(folder).parts:
            old.unlink()
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main(folder: Path) -> int:
    files = {folder / "Package.swift": manifest()}
    count, elsewhere = 0, 0
    for file in markdown_files():
        page = Page(file)
        for sample in samples_of(file):
            if sample.marker and sample.marker.startswith("not compiled, "):
                print(f"samples: {sample.place} is not compiled: {sample.marker.removeprefix('not compiled, ')}")
                continue
            if sample.marker not in (None, "continues"):
                sys.exit(f"samples: {sample.place}: unknown marker {sample.marker}")
            add(sample, page)
            count += 1
            elsewhere += 1 if sample.platform else 0
        if page.tests or page.declarations:
            name = re.sub(r"\W", "_", str(file.relative_to(ROOT).with_suffix("")))
            files[folder / "Samples" / f"{name}.swift"] = swift_of(page)
    for source in [*sorted((ROOT / "Examples").glob("*.swift")), *sorted(HERE.glob("*.swift"))]:
        files[folder / "Samples" / source.name] = source.read_text(encoding="utf-8")
    write(files, folder)
    print(f"samples: {count} to be compiled, {elsewhere} of them only where SwiftUI or UIKit are")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
