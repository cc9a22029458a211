import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayAfter, dayOf } from '../../../../ui/dates/days/which-day.ts';
import { openingDays } from '../schedule/propose.ts';
import type { LectureValues, StudyValues } from './lecture-values.ts';

const DAYS_A_WEEK = 7;
const MINUTE_MS = 60_000;

/** A study ends before the next one and before the lecture: with the last minute of its day, which the lecture's last day outlives. */
export const lastMinute = (day: string, zone: string): string =>
  new Date(Date.parse(endOfDay(day, zone)) - MINUTE_MS).toISOString();

type Period = Pick<LectureValues, 'startAt' | 'endAt' | 'studyCycle'>;

/** Dates for studies from the club's period and study cycle, one an opening day, each until the day before the next. */
export function proposedStudies(
  studies: readonly StudyValues[],
  { startAt, endAt, studyCycle }: Period,
  zone: string,
): StudyValues[] {
  if (startAt === null || endAt === null) return [...studies];
  const days = openingDays({ startAt, endAt, weekdays: studyCycle, zone });
  const starts = studies.map((_, index) => {
    const beyond = index - days.length + 1;
    const day = days[Math.min(index, days.length - 1)]!;
    return beyond > 0 ? dayAfter(day, beyond * DAYS_A_WEEK) : day;
  });
  return studies.map((study, index) => {
    const next = starts[index + 1];
    const last = next === undefined ? dayOf(endAt, zone) : dayAfter(next, -1);
    const end = last < starts[index]! ? starts[index]! : last;
    return { ...study, startAt: startOfDay(starts[index]!, zone), endAt: lastMinute(end, zone) };
  });
}
