"""What the comments of a sample claim, as code that checks it."""

import re
import sys

# A value as it is written in a comment: alone, or before a comma and more words.
VALUE = re.compile(
    r"^(?P<value>"
    r"[-−]?\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?(?: seconds)?"
    r"|true|false|nil"
    r"|\"(?:[^\"\\]|\\.)*\""
    r"|\[.*\]"
    r"|\.\w+(?:\(.*\))?"
    r")(?:,\s.*)?$"
)
COMMENTED = re.compile(r"^(?P<indent>\s*)(?P<code>\S.*?)\s*// (?P<comment>.*)$")
BINDING = re.compile(r"^(?:let|var) (?P<name>\w+)(?:: [^=]+)? = ")
ASSIGNMENT = re.compile(r"^(?P<name>[\w.]+) = ")
PRINT = re.compile(r"^(?P<before>|.*\W)print\((?P<printed>.*)\)$")


def is_whole(code: str) -> bool:
    """Whether a line of code is an expression or statement of its own."""
    text = re.sub(r"\"(?:[^\"\\]|\\.)*\"", "", code)
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}")) and not re.match(r"^[.)\]}]", code)


def quoted(text: str) -> str:
    return '#"' + text + '"#'


def checked(indent: str, code: str, value: str) -> str:
    """The line, and a check of what it comes to."""
    if match := BINDING.match(code) or ASSIGNMENT.match(code):
        return f"{indent}{code}; claim({match['name']}, {quoted(value)})"
    return f"{indent}do {{ let claimed = {code}; claim(claimed, {quoted(value)}) }}"


def with_checks(lines: list[str], place: str) -> list[str]:
    """The lines of a sample, as many as before, with checks of what their comments claim."""
    result: list[str] = []
    for number, line in enumerate(lines):
        below = lines[number + 1].strip() if number + 1 < len(lines) else ""
        match = COMMENTED.match(line)
        if match and not match["code"].startswith("//"):
            result.append(with_check(match, line, f"{place}, line {number + 1}"))
        elif below.startswith("// ") and is_whole(line.strip()) and (printing := PRINT.match(line)):
            result.append(printed(printing, below.removeprefix("// ")))
        else:
            result.append(line)
    return result


def printed(match: re.Match[str], text: str) -> str:
    return f"{match['before']}claimPrinted({match['printed']}, {quoted(text)})"


def with_check(match: re.Match[str], line: str, place: str) -> str:
    indent, code, comment = match["indent"], match["code"], match["comment"]
    if printing := PRINT.match(code):
        return indent + printed(printing, comment)
    value = VALUE.match(comment)
    if not value:
        return line
    if not is_whole(code):
        sys.exit(f"samples: {place}: a claim that cannot be checked: {line.strip()}")
    return checked(indent, code, value["value"])
