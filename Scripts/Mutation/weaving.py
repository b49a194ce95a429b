"""Makes a copy of the package that holds all mutants at once."""

import subprocess
from collections import defaultdict
from pathlib import Path

from Mutation.mutants import Mutant
from Mutation.source import LIBRARIES

GENERATED = "Mutant.swift"

WHICH = """import Glibc

@usableFromInline enum Mutant {
  @usableFromInline static let active: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
}

"""


def copy_package(root: Path, copy: Path) -> None:
    """Brings the copy up to date with the files of the working tree that are, or may come, under version control.

    All but the sources of the libraries, which are woven.
    """
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode()
    names = {name for name in listing.split("\0") if (root / name).is_file()}
    libraries = tuple(f"Sources/{library}/" for library in LIBRARIES)
    for name in names:
        if not name.startswith(libraries) and name != "Package.swift":
            write(copy / name, (root / name).read_bytes())
    # The tool takes as long to build as a library, and no test needs it.
    manifest = (root / "Package.swift").read_text().split("\n")
    write(copy / "Package.swift", "\n".join(line for line in manifest if "gesturelab" not in line).encode())
    for folder in ("Sources", "Tests"):
        for path in (copy / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(copy)) not in names and path.name != GENERATED:
                path.unlink()


def write(path: Path, content: bytes) -> None:
    """Leaves a file alone that has the content already: what did not change is not compiled again."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def weave(root: Path, copy: Path, mutants: list[Mutant]) -> None:
    of_file = defaultdict(list)
    for mutant in mutants:
        of_file[mutant.path].append(mutant)
    for library in LIBRARIES:
        for path in sorted((root / "Sources" / library).rglob("*.swift")):
            name = str(path.relative_to(root))
            write(copy / name, woven(path.read_text(), of_file[name]).encode())
        declarations = [mutant.declaration for mutant in mutants if mutant.library == library]
        write(copy / "Sources" / library / GENERATED, (WHICH + "\n".join(filter(None, declarations))).encode())


def woven(text: str, mutants: list[Mutant]) -> str:
    """No line has more than one mutant, and all lines stay where they are."""
    lines = text.split("\n")
    for mutant in mutants:
        line = lines[mutant.line]
        lines[mutant.line] = line[: mutant.start] + mutant.woven + line[mutant.end :]
    return "\n".join(lines)
