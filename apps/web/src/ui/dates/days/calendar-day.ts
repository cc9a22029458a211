/** Days in the years that the server takes. */
const DAY = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day that the calendar has: 31 February is none, although it can be read as one of March. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
