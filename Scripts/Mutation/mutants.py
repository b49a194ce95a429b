"""What a mutant is, and how its code is told from the original's by its number."""

from dataclasses import dataclass, replace

# Stands for the number in woven code and declarations, and for the operator made of it.
NUMBER = "⟪number⟫"
OPERATOR = "⟪operator⟫"


@dataclass(frozen=True)
class Mutant:
    """A mutation of one piece of a line."""

    library: str
    path: str
    # From 0.
    line: int
    start: int
    end: int
    kind: str
    original: str
    mutated: str
    # What takes the place of the original; it behaves as that unless the mutant is the active one.
    woven: str
    # What the woven code needs beside it, at the top level of the module.
    declaration: str = ""
    number: int = 0

    def numbered(self, number: int) -> "Mutant":
        # Mathematical operators, one for each digit: a Swift operator may contain them.
        operator = "".join(chr(0x2200 + int(digit)) for digit in str(number))

        def fill(text: str) -> str:
            return text.replace(NUMBER, str(number)).replace(OPERATOR, operator)

        return replace(self, number=number, woven=fill(self.woven), declaration=fill(self.declaration))

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line + 1}"

    def __str__(self) -> str:
        return f"{self.number} {self.place} {self.kind}: {self.original} -> {self.mutated}"


def choice(original: str, mutated: str) -> str:
    """An expression that is one of two."""
    return f"(Mutant.active == {NUMBER} ? {mutated} : {original})"


def dropped(statement: str) -> str:
    return f"if Mutant.active != {NUMBER} {{ {statement} }}"


def comparison(original: str, mutated: str, precedence: str, constraint: str) -> str:
    return f"""infix operator {original}{OPERATOR}: {precedence}
@inlinable func {original}{OPERATOR} <T: {constraint}>(first: T, second: T) -> Bool {{
  Mutant.active == {NUMBER} ? first {mutated} second : first {original} second
}}
"""


def connective(original: str, mutated: str, precedence: str) -> str:
    return f"""infix operator {original}{OPERATOR}: {precedence}
@inlinable func {original}{OPERATOR} (first: Bool, second: @autoclosure () throws -> Bool) rethrows -> Bool {{
  if Mutant.active == {NUMBER} {{ try first {mutated} second() }} else {{ try first {original} second() }}
}}
"""


def sum_of_two(original: str, mutated: str) -> str:
    return f"""infix operator {original}{OPERATOR}: AdditionPrecedence
@inlinable func {original}{OPERATOR} <T: AdditiveArithmetic>(first: T, second: T) -> T {{
  Mutant.active == {NUMBER} ? first {mutated} second : first {original} second
}}
"""


def sum_in_place(original: str, mutated: str) -> str:
    return f"""infix operator {original}{OPERATOR}: AssignmentPrecedence
@inlinable func {original}{OPERATOR} <T: AdditiveArithmetic>(first: inout T, second: T) {{
  if Mutant.active == {NUMBER} {{ first {mutated} second }} else {{ first {original} second }}
}}
"""


def extreme(original: str, mutated: str) -> str:
    return f"""@inlinable func {original}{NUMBER}<T: Comparable>(_ first: T, _ second: T) -> T {{
  Mutant.active == {NUMBER} ? {mutated}(first, second) : {original}(first, second)
}}
"""
