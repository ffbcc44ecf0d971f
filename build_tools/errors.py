"""Errors: mypyc does not tell the C compiler that most of them are rare."""

from __future__ import annotations

#: What is called when something has failed. The code that leads there is then laid out away from the code
#: that runs all the time, of which more fits into the processor's cache. Not ``PyErr_Occurred`` and ``PyErr_SetNone``:
#: with them iterators and generators end, too, and what follows a loop would be laid out as if it hardly ever ran.
RARE = """
#ifdef __GNUC__
#define RARE __attribute__((cold))
#pragma GCC visibility push(default)
RARE void PyErr_SetString(PyObject *exception, const char *text);
#pragma GCC visibility pop
RARE void CPy_AddTraceback(const char *, const char *, int, PyObject *);
RARE void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
RARE void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
#undef RARE
#endif
"""
INCLUDE = "#include <CPy.h>\n"


def mark_as_rare(header: str) -> str:
    """Declare them so in the header that all generated files include, once everything is declared there."""
    return header.replace(INCLUDE, INCLUDE + RARE, 1)
