import { parseAbsolute } from '@internationalized/date';

/** The same time of day `days` later, whatever the clocks do between. */
export const daysLater = (instant: string, days: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ days }).toAbsoluteString();
