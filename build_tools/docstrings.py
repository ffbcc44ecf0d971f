"""Docstrings: mypyc writes signatures only, and ``help()`` would be empty."""

from __future__ import annotations

import ast
import re

#: The tables of a module and of its classes in the C file made of it, and where in them something is described.
TABLE = re.compile(
    r"^static Py\w+ (?:CPyType_)?(?P<owner>\w+?)(?P<kind>module_methods|_methods|_getseters|_template_)(?:\[\])? = \{\n"
    r".*?^\};",
    re.DOTALL | re.MULTILINE,
)
#: What mypyc knows: a signature, or nothing where an argument is preset to something that is no literal.
SIGNATURE = r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)'
METHOD = re.compile(rf'(\{{"(\w+)",[^{{}}]*?){SIGNATURE}')
PROPERTY = re.compile(r'(\{"(\w+)",\n[^{}]*,\s+)NULL, NULL\}')
CLASS = re.compile(rf"(\.tp_doc = )(){SIGNATURE}")


def add(generated: str, source: str) -> str:
    """Put the docstrings of a module into the C file that was made of it, behind the signatures."""
    module = ast.parse(source)
    classes = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}

    def table(found: re.Match[str]) -> str:
        owner: ast.Module | ast.ClassDef = module
        if found["kind"] != "module_methods":
            names = [name for name in classes if found["owner"].endswith(f"___{name}")]
            if not names:
                return found[0]
            owner = classes[max(names, key=len)]
        functions = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
        inside = {node.name: text for node in functions if (text := c_text(node))}

        def described(entry: re.Match[str], text: str) -> str:
            return f'{entry[1]}PyDoc_STR("{entry[3] or ""}{text}")' if text else entry[0]

        text = METHOD.sub(lambda entry: described(entry, inside.get(entry[2], "")), found[0])
        text = PROPERTY.sub(
            lambda entry: f'{entry[1]}PyDoc_STR("{inside[entry[2]]}"), NULL}}' if entry[2] in inside else entry[0], text
        )
        return CLASS.sub(lambda entry: described(entry, c_text(owner)), text)

    return TABLE.sub(table, generated)


def c_text(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as it is written between quotation marks in C."""
    plain = {ord("\n"): r"\n", ord('"'): r"\"", ord("\\"): r"\\"}
    text = (ast.get_docstring(node) or "").encode()
    return "".join(plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text)
