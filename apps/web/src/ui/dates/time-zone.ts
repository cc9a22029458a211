import { DEFAULT_TIME_ZONE } from '@dure/contract/tenancy/tenants/time-zone';
import { createContext, use } from 'react';

/** The tenant's time zone, in which all dates are shown. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export function useTimeZone(): string {
  return use(TimeZoneContext);
}
