import { WEEKDAYS } from '../../clubs/clubs/club-choices.ts';

/** A period of every week, where the organisation is: from `from` until `until`, `19:00` and the like. */
export interface MentorHour {
  readonly weekday: (typeof WEEKDAYS)[number];
  readonly from: string;
  readonly until: string;
}

/** As it is kept: `TUE 19:00-21:00`. */
export const writeHour = ({ weekday, from, until }: MentorHour): string => `${weekday} ${from}-${until}`;

export function readHour(kept: string): MentorHour {
  const [weekday, period = ''] = kept.split(' ');
  const [from = '', until = ''] = period.split('-');
  return { weekday: weekday as MentorHour['weekday'], from, until };
}

const keyOf = ({ weekday, from }: MentorHour) => `${WEEKDAYS.indexOf(weekday)} ${from}`;

/** From Monday on, each day from its morning on. */
export const inOrder = (hours: readonly MentorHour[]): MentorHour[] =>
  hours.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** What is wrong with each period, by its place: it ends before it begins, or runs into another one. */
export function faultsOfHours(hours: readonly MentorHour[]): ('order' | 'overlap' | undefined)[] {
  return hours.map((one, place) => {
    if (one.from >= one.until) return 'order';
    const meets = hours.some(
      (other, index) =>
        index < place && other.weekday === one.weekday && other.from < one.until && one.from < other.until,
    );
    return meets ? 'overlap' : undefined;
  });
}
