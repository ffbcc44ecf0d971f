/** Moving the focus over the board with the arrow keys. */

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function visible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/**
 * Goes to the next element on offer in the direction of the arrow, or to `look` at the next one that explains itself; says
 * whether the key was an arrow.
 */
export function arrow(key: string, look = false): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const active = document.activeElement;
  const choices = look ? null : active?.closest(".choices, [role=menu]");
  const among = look
    ? [...document.querySelectorAll("[data-explain], [data-hint]")]
    : choices
      ? [...choices.querySelectorAll("button:not(:disabled)")]
      : [...document.querySelectorAll("[data-target][data-offered], [data-target][data-ask][tabindex]")];
  const targets = among.filter(visible) as (HTMLElement | SVGElement)[];
  if (targets.length === 0) return true;
  // What only explains itself is not in the order of the tab key.
  if (look) for (const target of targets) if (target.tabIndex < 0) target.tabIndex = -1;
  if (!active || !targets.includes(active as HTMLElement)) {
    targets[0]!.focus();
    return true;
  }
  const [x, y] = middle(active);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const ahead = (tx - x) * direction[0] + (ty - y) * direction[1];
    const aside = Math.abs((tx - x) * direction[1] + (ty - y) * direction[0]);
    if (target === active || ahead < 2 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = target;
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
