"""Tracebacks of compiled code: true lines, and paths under which Python finds the source."""

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


#: The runtime's file that adds an entry to a traceback, and where in it the path of the source is used.
RUNTIME = "exc_ops.c"
ADD = "void CPy_AddTraceback("
PATH = "PyCode_NewEmpty(filename, funcname, line)"

#: A relative path is not enough: ``linecache`` asks the loader of a module for its source, that of extensions has none,
#: and then nothing else is tried.
WHOLE_PATH = """
/* The path of the source, which lies beside the extension. */
static const char *whole_path(const char *filename, PyObject *globals, char *buffer, size_t size) {
    PyObject *file = globals != NULL ? PyDict_GetItemString(globals, "__file__") : NULL;
    PyObject *encoded = file != NULL && PyUnicode_Check(file) ? PyUnicode_EncodeFSDefault(file) : NULL;
    const char *found = filename;
    if (encoded != NULL) {
        const char *extension = PyBytes_AS_STRING(encoded);
        const char *name = strrchr(filename, '/') ? strrchr(filename, '/') + 1 : filename;
        size_t folder = strlen(extension);
        while (folder > 0 && extension[folder - 1] != '/' && extension[folder - 1] != '\\\\') {
            folder--;
        }
        if (folder > 0 && folder + strlen(name) < size) {
            memcpy(buffer, extension, folder);
            strcpy(buffer + folder, name);
            found = buffer;
        }
        Py_DECREF(encoded);
    } else {
        PyErr_Clear();
    }
    return found;
}

"""


def name_whole_path(runtime: str) -> str:
    """Let the runtime name the source by the folder of the extension, which is known only when it is loaded."""
    if runtime.count(ADD) != 1 or runtime.count(PATH) != 1:
        raise ValueError(f"{RUNTIME} of this mypyc adds to tracebacks in another way")
    made = PATH.replace("filename", "whole_path(filename, globals, path, sizeof(path))")
    runtime = runtime.replace(
        f"PyCodeObject *code_obj = {PATH}", f"char path[4096];\n    PyCodeObject *code_obj = {made}"
    )
    return runtime.replace(ADD, WHOLE_PATH + ADD)


def _line(lines: Sequence[int] | None, number: int) -> int:
    return lines[number - 1] if lines is not None and 0 < number <= len(lines) else number
