// A scale of the usual libraries would bring colours, times and forms of numbers with it: more than the rest of a chart.

/** Places values from 0 to `max` on a line between two points; beyond them they stay at its ends. */
export const linear =
  (max: number, [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + (to - from) * Math.min(1, Math.max(0, value / max));

/** Bars of one width over a line from 0 to `length`, with a part of it between them and at both ends. */
export function bands(count: number, length: number, padding: number) {
  const step = length / Math.max(1, count + padding);
  return { step, width: step * (1 - padding), at: (index: number) => step * (padding + index) };
}

/** Points at even distances from one end of a line to the other; one alone stands in its middle. */
export function points(count: number, [from, to]: readonly [number, number]) {
  const step = count > 1 ? (to - from) / (count - 1) : to - from;
  return { step, at: (index: number) => (count > 1 ? from + step * index : (from + to) / 2) };
}
