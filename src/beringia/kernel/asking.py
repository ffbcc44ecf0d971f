"""Which choice somebody means who points at elements of the board, and why it is not to be had.

Whoever draws a game knows elements (``area:5``), not codes: the engine finds the code.
"""

from __future__ import annotations

from collections.abc import Sequence

from beringia.kernel.codes import Refusal, Verb
from beringia.kernel.rules import Rules
from beringia.kernel.state import State

# How well the elements of a choice fit those that were picked; the best fit counts.
_EXACTLY = 0
_BEGINS = 1  #     more is to be picked
_NAMES = 2  #      the last element is among them, whatever was picked before
_PART = 3  #       a part of the last element is, or what it is a part of: ``hunter:0:5`` and ``hunter:0:5:club``
_AROUND = 4  #     the place in which the last element lies is
_NOT = 5


def check_elements(name: str, given: object) -> None:
    """A ``ValueError`` if these are no elements of a board; a single text would be taken for its letters."""
    if not isinstance(given, (list, tuple)) or not all(isinstance(element, str) for element in given):
        raise ValueError(f"{name}: {given!r} is not allowed; give a list of elements of the board, like ['area:5']")


def why_not_at(
    rules: Rules, state: State, offered: Sequence[int], targets: Sequence[str], around: Sequence[str]
) -> Refusal | None:
    """Why nothing of the current decision can be chosen by picking ``targets``; ``None`` if something can."""
    deciding = rules.decision_verbs(state)
    codes = _meant(rules, state, deciding, targets, around)
    if codes:
        on_offer = set(offered)
        if any(code in on_offer for code in codes):
            return None
        verbs_on_offer = {rules.codes.verb_of(code).name for code in offered}
        likely = [code for code in codes if rules.codes.verb_of(code).name in verbs_on_offer]
        return _commonest([rules.why_not(state, code) for code in likely or codes])
    names = {verb.name for verb in deciding}
    others = [verb for verb in rules.codes.verbs if verb.name not in names]
    for code in _meant(rules, state, others, targets, around):
        begun_by = rules.codes.verb_of(code).begun_by
        if begun_by in names:
            begins = int(rules.codes.verb(begun_by).base)
            return None if begins in offered else rules.why_not(state, begins)
        return rules.why_not(state, code)
    return Refusal("nothing-to-choose-here", rules.decision_clause(state))


def _meant(
    rules: Rules, state: State, verbs: Sequence[Verb], targets: Sequence[str], around: Sequence[str]
) -> list[int]:
    """The codes whose elements fit best, in order; none if none fits at all."""
    best = _NOT
    found: list[int] = []
    if not targets:
        return found
    for verb in verbs:
        for code in range(int(verb.base), int(verb.end)):
            fit = _fit(rules.targets(state, code), targets, around)
            if fit < best:
                best = fit
                found = []
            if fit == best and fit < _NOT:
                found.append(code)
    return found


def _fit(elements: tuple[str, ...], targets: Sequence[str], around: Sequence[str]) -> int:
    if not elements:
        return _NOT
    last = targets[-1]
    if last in elements:
        for target in targets:
            if target not in elements:
                return _NAMES
        return _EXACTLY if len(elements) == len(targets) else _BEGINS
    for element in elements:
        if element.startswith(f"{last}:") or last.startswith(f"{element}:"):
            return _PART
    for place in around:
        if place in elements:
            return _AROUND
    return _NOT


def _commonest(refusals: list[Refusal]) -> Refusal:
    """The reason that holds for most of them; of equals the first one."""
    counts: dict[str, int] = {}
    for refusal in refusals:
        reason = f"{refusal.key} {refusal.clause}"
        counts[reason] = counts.get(reason, 0) + 1
    most = max(counts.values())
    return next(refusal for refusal in refusals if counts[f"{refusal.key} {refusal.clause}"] == most)
