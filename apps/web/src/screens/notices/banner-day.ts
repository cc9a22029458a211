import { dayAfter, dayOf } from '../../ui/dates/days/which-day.ts';

/** A week: long enough for who looks in on one day of it. */
const USUAL_DAYS = 7;

/** The last day of a banner, as long as nobody chooses another one. */
export const usualBannerDay = (zone: string): string => dayAfter(dayOf(new Date().toISOString(), zone), USUAL_DAYS);
