/** The numbers beside a chart. */

/** The next number that reads well between two marks on an axis. */
export function stepOf(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 0.1)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10);
}

/** The marks of an axis. */
export const ticks = (low: number, high: number, step: number): number[] =>
  Array.from({ length: Math.floor((high - low) / step + 1e-9) + 1 }, (_, i) => low + i * step);
