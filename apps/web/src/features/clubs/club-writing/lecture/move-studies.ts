import { daysLater } from '../../../../ui/dates/days/later.ts';
import { daysBetween } from '../../../../ui/dates/days/which-day.ts';
import type { LectureValues, StudyValues } from './lecture-values.ts';

const MINUTE_MS = 60_000;

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
