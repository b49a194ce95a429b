"""Finds the statements that can be dropped."""

import re
from collections.abc import Iterator

from Mutation.mutants import Mutant, dropped
from Mutation.source import BLANK, Source, is_balanced

TARGET = r"(?:self\.)?[a-z_]\w*(?:[.?]+\w+|\[[^\]]*\])*"
RESET = re.compile(
    rf"{TARGET} = (?:nil|\[\]|\[:\]|0|false|\.idle|\.none|\.max|\.zero|\.possible|\.absent)$"
    rf"|(?:{TARGET}\.)?(?:reset|remove|clear|forget|leave|withdraw|close|finish|end|settle)\w*\(.*\)$"
)
CALL = re.compile(rf"{TARGET}\(.*\)$")
ASSIGNMENT = re.compile(rf"{TARGET} [-+|&^]?= [^=].*$")
BODY = re.compile(r"\{ (?P<statement>[^{}]+) \}$")
CASE_BODY = re.compile(r"^\s*(?:case .*?|default): (?P<statement>[^{}]+)$")
NOT_A_STATEMENT = re.compile(
    r"(?:return|throw|let|var|case|if|guard|for|while|switch|try|init|self\.init|precondition|assert)\b"
)
CONTINUED = re.compile(r"(?:[(\[,=?:+|&]|\bin|->|\breturn)$")
CONTINUATION = re.compile(r"\s*(?:[.?:]|&&|\|\||[-+*/%=<>] |\{)")
ENCLOSING = re.compile(r"^\s*.*?\b(init[?]?(?:<[^>]*>)?\(|func |subscript|var \w+.*\{$|set \{|static let)")


def statement_mutants(source: Source) -> Iterator[Mutant]:
    is_initializer = False
    for line, code in enumerate(source.code):
        enclosing = ENCLOSING.match(code)
        is_initializer = enclosing.group(1).startswith("init") if enclosing else is_initializer
        # An initializer could not do without what it sets.
        if is_initializer or not is_balanced(code.strip(BLANK)) or is_part(source.code, line):
            continue
        start, end = statement(code)
        kind = kind_of(code[start:end])
        if kind:
            text = source.lines[line][start:end]
            yield Mutant(source.library, source.path, line, start, end, kind, text, "nothing", dropped(text))


def is_part(code: list[str], line: int) -> bool:
    """Whether a line belongs to a statement that began before it or goes on behind it."""
    before = code[line - 1].rstrip(" " + BLANK) if line else ""
    return bool(CONTINUED.search(before) or CONTINUATION.match(code[line + 1] if line + 1 < len(code) else ""))


def statement(code: str) -> tuple[int, int]:
    match = BODY.search(code) or CASE_BODY.match(code)
    if match:
        return match.span("statement")
    return len(code) - len(code.lstrip()), len(code)


def kind_of(statement: str) -> str | None:
    if NOT_A_STATEMENT.match(statement):
        return None
    if RESET.match(statement):
        return "reset dropped"
    if CALL.match(statement) and is_balanced(statement):
        return "call dropped"
    return "assignment dropped" if ASSIGNMENT.match(statement) else None
