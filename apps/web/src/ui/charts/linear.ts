/**
 * Places values from 0 to `max` on a line between two points; beyond them they stay at its ends. The library's scale would bring
 * colours and forms of numbers with it, more than the rest of a chart.
 */
export const linear =
  (max: number, [from, to]: readonly [number, number]) =>
  (value: number): number =>
    from + (to - from) * Math.min(1, Math.max(0, value / max));
