import { daysLater, endOfDay, startOfDay } from '../../../ui/dates/days/day.ts';
import { daysBetween, dayOf } from '../../../ui/dates/days/which-day.ts';
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
    return beyond > 0 ? dayOf(daysLater(startOfDay(day, zone), beyond * DAYS_A_WEEK, zone), zone) : day;
  });
  return studies.map((study, index) => {
    const next = starts[index + 1];
    const last = next === undefined ? dayOf(endAt, zone) : dayOf(daysLater(startOfDay(next, zone), -1, zone), zone);
    const end = last < starts[index]! ? starts[index]! : last;
    return { ...study, startAt: startOfDay(starts[index]!, zone), endAt: lastMinute(end, zone) };
  });
}

/** The studies behind one, moved by whole days along with it; what began before the lecture ends is shortened to end before it. */
export function moveBehind(
  { studies, endAt }: Pick<LectureValues, 'studies' | 'endAt'>,
  index: number,
  days: number,
  zone: string,
): StudyValues[] {
  const latest = endAt === null ? Infinity : Date.parse(endAt) - MINUTE_MS;
  const moved = (instant: string | null) => (instant === null ? null : daysLater(instant, days, zone));
  return studies.map((study, place) => {
    if (place <= index) return study;
    const [start, end] = [moved(study.startAt), moved(study.endAt)];
    const isTooLate = start !== null && end !== null && Date.parse(start) < latest && Date.parse(end) > latest;
    return { ...study, startAt: start, endAt: isTooLate ? new Date(latest).toISOString() : end };
  });
}

/** By how many days the next study has to move so that this one ends before it; 0 where it does. */
export function daysTooLong(studies: readonly StudyValues[], index: number, zone: string): number {
  const [study, next] = [studies[index], studies[index + 1]];
  if (!study?.endAt || !next?.startAt || Date.parse(study.endAt) < Date.parse(next.startAt)) return 0;
  return daysBetween(next.startAt, study.endAt, zone) + 1;
}
