"""Plays through a page as a person does: looks what is offered, clicks it, sees what comes."""

from __future__ import annotations

import random
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

STATE = """() => ({
    version: Number(document.querySelector('h1[data-version]')?.dataset.version ?? -1),
    mine: !!document.querySelector('.decision.mine') && !document.querySelector('.cover'),
    cover: !!document.querySelector('.cover'),
    over: !!document.querySelector('.result'),
    picked: document.querySelectorAll('[data-picked]').length,
    menu: !!document.querySelector('[role=menu]'),
    dialog: !!document.querySelector('dialog[open]'),
    ready: !document.querySelector('.choice:disabled'),
})"""

#: Looks again and again until the state is as wanted; null if that takes too long.
UNTIL = f"""async ([wanted, before, timeout]) => {{
    const look = {STATE};
    const changed = now => ['version', 'picked', 'menu', 'cover', 'dialog'].some(name => now[name] !== before[name]);
    const acting = now => now.cover || (now.mine && now.ready);
    const end = performance.now() + timeout;
    for (let now = look(); performance.now() < end; now = look()) {{
        if (now.over || (wanted === 'change' ? changed(now) : acting(now))) return now;
        await new Promise(again => setTimeout(again, 8));
    }}
    return null;
}}"""

#: A point where a click reaches one of these elements and nothing else, for an element chosen by chance.
AIM = """([selectors, chance]) => {
    for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
        for (let tried = 0; tried < found.length; tried++) {
            const target = found[(Math.floor(chance * found.length) + tried) % found.length];
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = target.getBoundingClientRect();
            for (const across of [.5, .3, .7, .15, .85]) for (const down of [.5, .3, .7, .15, .85]) {
                const [x, y] = [box.x + box.width * across, box.y + box.height * down];
                const hit = document.elementFromPoint(x, y);
                if (hit && target.contains(hit)) return [x, y];
            }
        }
    }
    return null;
}"""

BOARD = "[data-target][data-offered]"
BUTTONS = [".choice:not(.plain)", ".choice"]

State = dict[str, bool | int]


class Player:
    """One person at one page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chosen = 0
        self._rng = random.Random(seed)

    def state(self) -> State:
        found: State = self.page.evaluate(STATE)
        return found

    def wait(self) -> State:
        """Until this player can do something, or the game is over."""
        return self._until("acting", {})

    def wait_for_change(self, before: State) -> State:
        """Until something was chosen, or narrowed down, since then."""
        now = self._until("change", before)
        self.chosen += now["version"] != before["version"]
        return now

    def turn(self, before: State | None = None) -> bool:
        """One click, if it is this player's decision. Says whether it was."""
        before = before or self.state()
        if not before["mine"] or before["over"] or not before["ready"]:
            return False
        if before["menu"]:
            where = ["[role=menuitem]"]
        else:
            where = [BOARD, *BUTTONS] if self._rng.random() < 0.5 else [*BUTTONS, BOARD]
        chance = self._rng.random()
        if (at := self._aim(where, chance)) is None:
            return False
        self.page.mouse.click(*at)
        for patience in (5_000, 10_000, 30_000):
            if self.page.evaluate(UNTIL, ["change", before, patience]) is not None:
                break
            # What was clicked may have moved away just then: once more, unless a story is told and nothing is there.
            if (aim := self.page.evaluate(AIM, [where, chance])) is not None:
                self.page.mouse.click(*aim)
        self.wait_for_change(before)
        return True

    def _aim(self, where: list[str], chance: float) -> list[float] | None:
        """Where to click; nowhere if it is not this player's decision any more."""
        fold = self.page.locator(".fold[aria-expanded=false]")
        for _ in range(300):
            aim: list[float] | None = self.page.evaluate(AIM, [where, chance])
            if aim is not None:
                return aim
            if fold.count():  # on a phone the list is folded away while the board shows everything
                with suppress(TookTooLong):  # it may unfold by itself meanwhile
                    fold.click(timeout=2_000)
            self.page.wait_for_timeout(100)
            if not self.state()["mine"]:
                return None
        raise AssertionError("a decision without anything to click")

    def play(self, most: int = 1000) -> State:
        """Click after click until the game is over, somebody else gets the screen, or enough choices are made."""
        while True:
            now = self.wait()
            if now["over"] or now["cover"] or self.chosen >= most:
                return now
            self.turn(now)

    def _until(self, wanted: str, before: State) -> State:
        found: State | None = self.page.evaluate(UNTIL, [wanted, before, 30_000])
        assert found is not None, f"waited in vain for {wanted}: {self.state()}"
        return found
