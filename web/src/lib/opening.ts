/**
 * While a page opens on a small screen, its parts are drawn one after the other, in many short tasks: a slow phone shows
 * the first ones, and answers, before the last ones are made. Afterwards, and on large screens, everything is drawn at
 * once.
 */
import { flushSync } from "svelte";

/** A task takes further parts until it has run so long, in milliseconds. */
const ENOUGH = 2;

type Draw = () => void;
/** What gives the page its shape, and the rest. */
const [shape, rest]: [Draw[], Draw[]] = [[], []];
const waiting = (): Draw[] => (shape.length ? shape : rest);
let opening = false;

/** From now on, until nothing waits any more. */
export function open(): void {
  if (opening || matchMedia("(min-width: 1100px)").matches) return;
  opening = true;
  setTimeout(next);
}

/** What comes after it is another task. */
export const anotherTask = (): Promise<void> => new Promise((begin) => setTimeout(begin));

export const isOpening = (): boolean => opening;

/** Draws something when it is its turn, or before the rest; gives what takes it back. */
export function inTurn(draw: Draw, first: boolean): () => void {
  const queue = first ? shape : rest;
  queue.push(draw);
  return () => {
    const at = queue.indexOf(draw);
    if (at >= 0) queue.splice(at, 1);
  };
}

function next(): void {
  opening = waiting().length > 0;
  if (!opening) return;
  setTimeout(next);
  const end = performance.now() + ENOUGH;
  do flushSync(waiting().shift());
  while (waiting().length && performance.now() < end);
}
