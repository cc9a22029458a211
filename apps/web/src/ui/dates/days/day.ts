import { wallAt } from './wall-clock.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** How far the clocks are ahead of UTC at an instant. */
const aheadAt = (instant: number, zone: string) =>
  Date.parse(`${wallAt(instant, zone)}Z`) - Math.floor(instant / SECOND_MS) * SECOND_MS;

/** When calendar and clock show this: the first time where they show it twice, as much later as they skip where they never do. */
function instantOf(wall: string, zone: string): string {
  const asInUtc = Date.parse(`${wall}Z`);
  const found = [-DAY_MS, DAY_MS].map((near) => asInUtc - aheadAt(asInUtc + near, zone));
  const shown = found.find((instant) => instant + aheadAt(instant, zone) === asInUtc);
  return new Date(shown ?? Math.max(...found)).toISOString();
}

/** The first instant of a calendar day (`2026-11-20`) in the time zone. */
export const startOfDay = (day: string, zone: string): string => instantOf(`${day}T00:00:00`, zone);

/**
 * What a filter of two days asks for: from 00:00:00.000 of the first to 23:59:00.000 of the last (specification, section
 * 9).
 */
export const filteredDays = (from: string, to: string, zone: string) => ({
  from: startOfDay(from, zone),
  to: instantOf(`${to}T23:59:00`, zone),
});

/** The last instant of a calendar day in the time zone. */
export const endOfDay = (day: string, zone: string): string => instantOf(`${day}T23:59:59.999`, zone);
