/** Whether the people at one screen know the same: then the next one may see what the last one saw. */
import type { LiveTable } from "./live.svelte";

/** All that is in a view; an empty hand tells nothing. */
const seen = (view: unknown): string =>
  JSON.stringify(view, (name, value: unknown) =>
    name === "viewer" || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

export function alike(live: LiveTable, viewers: readonly string[]): boolean {
  const [first, ...others] = viewers;
  if (first === undefined) return true;
  return others.every(
    (other) =>
      seen(live.views[first]) === seen(live.views[other]) &&
      live.steps.every(({ events }) => JSON.stringify(events[first]) === JSON.stringify(events[other])),
  );
}
