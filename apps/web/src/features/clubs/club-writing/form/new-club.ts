import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayAfter, dayOf, daysSinceMonday } from '../../../../ui/dates/days/which-day.ts';
import { emptyClub, type ClubValues } from './club-values.ts';

const DAYS_A_WEEK = 7;
/** Two weeks to be approved and to recruit, five to learn. */
const DAYS_AHEAD = 14;
const WEEKS = 5;

/** Whom the club is for: as in the person's last club, or everybody where there is none. */
export type Audience = Pick<ClubValues, 'jobGroups' | 'jobs' | 'jobLevels'>;

/** A new club with a usual answer to all that can have one: Mondays for five weeks, from the Monday after the next two weeks. */
export function proposedClub(now: number, zone: string, audience: Audience): ClubValues {
  const soonest = dayAfter(dayOf(new Date(now).toISOString(), zone), DAYS_AHEAD);
  const first = dayAfter(soonest, (DAYS_A_WEEK - daysSinceMonday(soonest)) % DAYS_A_WEEK);
  return {
    ...emptyClub,
    ...audience,
    startAt: startOfDay(first, zone),
    endAt: endOfDay(dayAfter(first, WEEKS * DAYS_A_WEEK - 1), zone),
    studyCycle: ['MON'],
    weekCount: WEEKS,
    studyCount: WEEKS,
  };
}
