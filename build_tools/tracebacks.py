"""Tracebacks of compiled code: mypyc writes line numbers of the expanded text, and people read the source."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

#: A call that adds an entry to a traceback. The names after the path are those of function, class and attribute.
CALL = re.compile(
    r'(?P<call>\bCPy_(?:AddTraceback|TypeErrorTraceback|AttributeError)\(")(?P<path>[^"]*)'
    r'(?P<names>"(?:, "[^"]*")+, )(?P<line>\d+)'
)
#: The lines of the imports that a module begins with: a table that is passed on by its address.
IMPORTS = re.compile(
    r"(?P<head>int64_t (?P<table>\w+)\[\d+\] = \{)(?P<lines>[\d,\s]+)"
    r"(?P<tail>\};\s+(?P<address>\w+) = \(void \*\)&(?P=table);"
    r"(?:\s+[^\n{}]*;[^\n{}]*){0,8}?\s+\w+ = CPyImport_ImportMany\([^)]*, (?P=address)\);)"
)


def put_back(generated: str, lines: Mapping[str, Sequence[int]], path: str) -> str:
    """Replace the line numbers in a C file by those of the source.

    ``lines`` has, by the path of an expanded file, the source line of each of its lines; ``path`` is that of the file
    that this C file was made of.
    """

    def call(found: re.Match[str]) -> str:
        where = found["path"].replace("\\\\", "/")
        return f"{found['call']}{where}{found['names']}{_line(lines.get(where), int(found['line']))}"

    def imports(found: re.Match[str]) -> str:
        numbers = [_line(lines.get(path), int(number)) for number in found["lines"].split(",")]
        return f"{found['head']}{', '.join(map(str, numbers))}{found['tail']}"

    return IMPORTS.sub(imports, CALL.sub(call, generated))


def _line(lines: Sequence[int] | None, number: int) -> int:
    return lines[number - 1] if lines is not None and 0 < number <= len(lines) else number
