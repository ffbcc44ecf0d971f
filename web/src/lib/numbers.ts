/** Numbers as the chosen language writes them. */
import { texts } from "./text.svelte";

export const fixed = (number: number, digits: number): string =>
  new Intl.NumberFormat(texts.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);

const sign = (number: number): string => (number < 0 ? "−" : number > 0 ? "+" : "");
const small = (number: number, digits: number): boolean => Math.abs(number) < 0.5 * 10 ** -digits;

/** With its sign; what rounds to nothing has none. */
export const signed = (number: number, digits: number): string =>
  small(number, digits) ? fixed(0, digits) : sign(number) + fixed(Math.abs(number), digits);

/** With its sign; of what rounds to nothing only that. */
export const leaning = (number: number, digits: number): string =>
  small(number, digits) ? sign(number) : signed(number, digits);
