/** Time that passes while somebody looks at it, and how it is written. */
import { createSubscriber } from "svelte/reactivity";
import { t } from "./text.svelte";

class Ticker {
  readonly #subscribe: () => void;

  constructor(pause: number) {
    this.#subscribe = createSubscriber((update) => {
      const timer = setInterval(update, pause);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds that only ever grow. */
  get now(): number {
    this.#subscribe();
    return performance.now();
  }

  get date(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const quick = new Ticker(250);
export const slow = new Ticker(20_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in words, in its largest unit: "5 minutes". */
export function span(milliseconds: number): string {
  if (milliseconds < MINUTE) return t("web-moment");
  if (milliseconds < HOUR) return t("web-minutes", { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < 2 * DAY) return t("web-hours", { count: Math.floor(milliseconds / HOUR) });
  return t("web-days", { count: Math.floor(milliseconds / DAY) });
}

/** A time as a clock shows it: "1:05", "2:00:00", "3 days". */
export function digits(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  if (left >= 2 * 86_400) return t("web-new-days", { count: Math.floor(left / 86_400) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
