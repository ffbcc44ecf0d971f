"""What the arguments of all messages of a game are: everything that is declared with a domain, for whoever shows it."""

from __future__ import annotations

from beringia.kernel.domains import LABEL, Domain
from beringia.kernel.events import EventKind
from beringia.kernel.rules import Rules

Domains = dict[str, Domain]


class Vocabulary:
    """The domains of arguments: of each kind of event, of each verb, of each decision.

    ``arguments`` are those of refusals and previews, and of whatever else choices and decisions give along: what the
    game declares, and the arguments of verbs and decisions, where one name means one thing in all of them.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.kinds: dict[str, EventKind] = {kind.name: kind for kind in rules.events.kinds}
        self._verbs: dict[str, Domains] = {
            verb.name: dict(zip(verb.operands, verb.domains, strict=True)) for verb in rules.codes.verbs
        }
        self._decisions: dict[str, Domains] = {
            name: {field: declared.domain for field, declared in step.FIELDS.items()}
            for name, step in rules.steps.items()
            if step.VERBS
        }
        declared = [*self._verbs.values(), *self._decisions.values()]
        self.arguments: Domains = {**_unambiguous(declared), **rules.ARGUMENTS}

    def __reduce__(self) -> tuple[object, ...]:
        return Vocabulary, (self._rules,)

    def of_event(self, kind: str) -> Domains:
        """The arguments of an event, with the one that only one seat may know."""
        if kind not in self.kinds:
            return {}
        declared = self.kinds[kind]
        secret = () if declared.secret is None else (declared.secret,)
        return dict([*declared.args, *secret])

    def of_choice(self, verb: str) -> Domains:
        return {**self.arguments, **self._verbs.get(verb, {})}

    def of_decision(self, kind: str) -> Domains:
        return {**self._decisions.get(kind, {}), **self.arguments}

    def of_refusal(self) -> Domains:
        return self.arguments

    def of_preview(self) -> Domains:
        return self.arguments

    @property
    def labels(self) -> dict[str, dict[str, str]]:
        """What people call the things of a domain, by its name and theirs."""
        declared = [self.arguments, *map(self.of_event, self.kinds), *self._verbs.values(), *self._decisions.values()]
        found = [domain for domains in declared for domain in domains.values() if domain.reads == LABEL]
        return {domain.name: dict(zip(domain.names, domain.labels, strict=True)) for domain in found}

    def to_dict(self) -> dict[str, object]:
        """For clients in other languages."""
        return {
            "arguments": _written(self.arguments),
            "events": {
                name: {
                    "args": _written(self.of_event(name)),
                    "clause": kind.clause,
                    "by": "" if kind.clauses is None else kind.clauses[0],
                    "clauses": {} if kind.clauses is None else dict(kind.clauses[1]),
                }
                for name, kind in self.kinds.items()
            },
            "verbs": {name: _written(domains) for name, domains in self._verbs.items()},
            "decisions": {name: _written(domains) for name, domains in self._decisions.items()},
            "labels": self.labels,
        }


def _unambiguous(declared: list[Domains]) -> Domains:
    found: Domains = {}
    clashing: set[str] = set()
    for domains in declared:
        for name, domain in domains.items():
            if found.setdefault(name, domain).name != domain.name:
                clashing.add(name)
    return {name: domain for name, domain in found.items() if name not in clashing}


def _written(domains: Domains) -> dict[str, object]:
    return {
        name: {"domain": domain.name, "reads": domain.reads, "group": domain.group} for name, domain in domains.items()
    }
