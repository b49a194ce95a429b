"""Checks that documentation archives leave no public symbol to an automatic group.

    curation.py ARCHIVE GRAPHS [ARCHIVE GRAPHS ...]

- Every symbol of the symbol graphs has a page, and every page stands in a topic section of another one.
- The topics of a module, and of a type with more than LARGEST members, are written by hand.
- Topics that are written by hand leave nothing over.
"""

import json
import sys
from pathlib import Path

LARGEST = 12


def pages_of(archive: Path) -> dict[str, dict]:
    """The pages of an archive by their addresses."""
    files = sorted((archive / "data" / "documentation").rglob("*.json"))
    pages = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return {page["identifier"]["url"]: page for page in pages}


def symbols_of(graphs: Path) -> list[dict]:
    """The public symbols; an extension of another module's type is no page of its own, only its members are."""
    files = sorted(graphs.glob("*.symbols.json"))
    symbols = [symbol for file in files for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]]
    return [symbol for symbol in symbols if symbol["kind"]["identifier"] != "swift.extension"]


def is_module(page: dict) -> bool:
    return page["metadata"].get("symbolKind") == "module"


def automatic_topics(page: dict) -> str | None:
    """What is wrong with the topics of a page."""
    sections = page.get("topicSections", [])
    automatic = [name for section in sections if section.get("generated") for name in section["identifiers"]]
    # Members that are there for a protocol are in a collection of docc's own.
    left = [name for name in automatic if not name.endswith("-Implementations")]
    members = sum(len(section["identifiers"]) for section in sections)
    if len(automatic) == members and members <= LARGEST and not is_module(page):
        return None
    return f"not in its topics: {', '.join(name.split('/')[-1] for name in left)}" if left else None


def problems(archive: Path, graphs: Path) -> list[str]:
    pages = pages_of(archive)
    wrong = [f"{url}: {what}" for url, page in pages.items() if (what := automatic_topics(page))]
    reached = {
        name
        for page in pages.values()
        for section in page.get("topicSections", []) + page.get("defaultImplementationsSections", [])
        for name in section["identifiers"]
    }
    wrong += [f"{url}: in no topic" for url, page in pages.items() if url not in reached and not is_module(page)]
    documented = {page["metadata"].get("externalID") for page in pages.values()}
    for symbol in symbols_of(graphs):
        if symbol["identifier"]["precise"] not in documented:
            wrong.append(f"{'.'.join(symbol['pathComponents'])}: has no page")
    return wrong


def main(arguments: list[str]) -> int:
    wrong: list[str] = []
    for archive, graphs in zip(map(Path, arguments[::2]), map(Path, arguments[1::2])):
        found = problems(archive, graphs)
        if not found:
            print(f"documentation: {archive.stem} has {len(pages_of(archive))} pages, all of them in topics")
        wrong += found
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
