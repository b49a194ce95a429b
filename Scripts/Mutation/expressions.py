"""Finds what can be mutated within expressions."""

import re
from collections.abc import Iterator

from Mutation.mutants import NUMBER, OPERATOR, Mutant, choice, comparison, connective, extreme, sum_in_place, sum_of_two
from Mutation.source import BLANK, Source, closing

OPERATORS = {
    "<": ("comparison", "<=", comparison("<", "<=", "ComparisonPrecedence", "Comparable")),
    "<=": ("comparison", "<", comparison("<=", "<", "ComparisonPrecedence", "Comparable")),
    ">": ("comparison", ">=", comparison(">", ">=", "ComparisonPrecedence", "Comparable")),
    ">=": ("comparison", ">", comparison(">=", ">", "ComparisonPrecedence", "Comparable")),
    "==": ("comparison", "!=", comparison("==", "!=", "ComparisonPrecedence", "Equatable")),
    "!=": ("comparison", "==", comparison("!=", "==", "ComparisonPrecedence", "Equatable")),
    "&&": ("and, or", "||", connective("&&", "||", "LogicalConjunctionPrecedence")),
    "||": ("and, or", "&&", connective("||", "&&", "LogicalDisjunctionPrecedence")),
    "+": ("plus, minus", "-", sum_of_two("+", "-")),
    "-": ("plus, minus", "+", sum_of_two("-", "+")),
    "+=": ("plus, minus", "-=", sum_in_place("+=", "-=")),
    "-=": ("plus, minus", "+=", sum_in_place("-=", "+=")),
}

# A case, and the one that takes its place: one that the same types have.
CASES = {
    "ended": "cancelled", "cancelled": "ended", "began": "ended", "changed": "began", "moved": "ended",
    "failed": "cancelled", "possible": "failed", "absent": "lost", "lost": "absent", "undecided": "admitted",
    "admitted": "undecided", "waiting": "admitted", "armed": "repeating", "repeating": "armed", "paused": "atBound",
    "atBound": "paused", "idle": "paused", "press": "release", "release": "press", "up": "down", "down": "up",
    "released": "cancelled", "exited": "released", "pause": "ignore", "ignore": "pause", "gesture": "subviews",
    "subviews": "gesture", "busy": "notPressed", "system": "liftedOutside", "nearest": "down", "entered": "exited",
    "simultaneous": "exclusive", "exclusive": "simultaneous", "magnify": "rotate", "rotate": "magnify",
    "editingBegan": "editingEnded", "terminal": "possible", "overdue": "tick", "large": "small",
}  # fmt: skip

OPERATOR_TOKEN = re.compile(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+=|-=|\+|-)(?= )")
NUMBER_TOKEN = re.compile(r"(?<![\w.$])\d[\d_]*(\.\d[\d_]*)?(?!\w|\.\d)")
LIMIT_TOKEN = re.compile(r"(?<![\w.)\]?])((?:[A-Z]\w*)?\.)(max|min)\b(?!\()")
CASE_TOKEN = re.compile(r"(?<![\w)\]?!\"" + BLANK + r"])\.([a-z]\w*)\b")
EXTREME_TOKEN = re.compile(r"(?<![\w.])(max|min)\(")
BOOL_TOKEN = re.compile(r"(?<![\w.])(true|false)\b")
CONDITION = re.compile(r"^\s*(?:\} else )?(?:if|guard|while) (?P<condition>.+?) (?:\{|else \{)")
NOT_A_CONDITION = re.compile(r"[,{]|\b(let|var|case|try)\b")
DECLARATION = re.compile(r"^\s*(?:[a-z@]\w* )*(?:func|import|typealias|associatedtype|protocol|operator|case \w+ = )\b")


def pattern_end(code: str) -> int:
    """The column behind the last pattern of a line that has one: what is before it is not an expression."""
    start = re.search(r"\bcase\b", code)
    if not start:
        return 0
    depth = 0
    for column in range(start.end(), len(code)):
        depth += (code[column] in "([{") - (code[column] in ")]}")
        if depth == 0 and (code.startswith(": ", column) or code.startswith(" = ", column)):
            return column
        if depth < 0:
            break
    return len(code)


def expression_mutants(source: Source) -> Iterator[Mutant]:
    for line, code in enumerate(source.code):
        if DECLARATION.match(code):
            continue
        for find in (operators, numbers, limits, cases, extremes, literals, conditions):
            for start, end, kind, mutated, woven, declaration in find(code):
                if start >= pattern_end(code):
                    place = (source.library, source.path, line, start, end)
                    yield Mutant(*place, kind, source.lines[line][start:end], mutated, woven, declaration)


def operators(code: str) -> Iterator[tuple]:
    for match in OPERATOR_TOKEN.finditer(code):
        kind, mutated, declaration = OPERATORS[match.group()]
        before, after = code[: match.start()].rstrip(" "), code[match.end() :].lstrip(" ")
        is_list = before.endswith((BLANK, "]")) or after.startswith((BLANK, "["))
        is_generic = re.search(r"\bwhere [A-Z]", before)
        if before and not (after.startswith("nil") or is_generic or match.group()[0] == "+" and is_list):
            yield *match.span(), kind, mutated, match.group() + OPERATOR, declaration


def numbers(code: str) -> Iterator[tuple]:
    for match in NUMBER_TOKEN.finditer(code):
        number = match.group().replace("_", "")
        whole, point, fraction = number.partition(".")
        mutated = f"{int(whole) + 1}{point}{fraction}"
        yield *match.span(), "constant", mutated, choice(match.group(), mutated), ""


def limits(code: str) -> Iterator[tuple]:
    for match in LIMIT_TOKEN.finditer(code):
        mutated = match.group(1) + {"max": "min", "min": "max"}[match.group(2)]
        yield *match.span(), "constant", mutated, choice(match.group(), mutated), ""


def cases(code: str) -> Iterator[tuple]:
    for match in CASE_TOKEN.finditer(code):
        end = match.end()
        if match.group(1) not in CASES or code.startswith(".", end):
            continue
        if code.startswith("(", end):
            bracket = closing(code, end)
            if bracket is None or BLANK in code[end:bracket]:
                continue
            end = bracket + 1
        original = code[match.start() : end]
        mutated = f".{CASES[match.group(1)]}{code[match.end() : end]}"
        yield match.start(), end, "case", mutated, choice(original, mutated), ""


def extremes(code: str) -> Iterator[tuple]:
    for match in EXTREME_TOKEN.finditer(code):
        original = match.group(1)
        mutated = {"max": "min", "min": "max"}[original]
        yield *match.span(1), "max, min", mutated, original + NUMBER, extreme(original, mutated)


def literals(code: str) -> Iterator[tuple]:
    for match in BOOL_TOKEN.finditer(code):
        mutated = {"true": "false", "false": "true"}[match.group()]
        yield *match.span(), "negation", mutated, choice(match.group(), mutated), ""


def conditions(code: str) -> Iterator[tuple]:
    match = CONDITION.match(code)
    if match and not NOT_A_CONDITION.search(match.group("condition")) and BLANK not in match.group("condition"):
        condition = match.group("condition")
        woven = f"(Mutant.active == {NUMBER}) != ({condition})"
        yield *match.span("condition"), "negation", f"!({condition})", woven, ""
