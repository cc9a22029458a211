import { createContext, use } from 'react';
import { DEFAULT_TIME_ZONE } from './format-date.ts';

/** The tenant's time zone, in which all dates are shown. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export function useTimeZone(): string {
  return use(TimeZoneContext);
}
