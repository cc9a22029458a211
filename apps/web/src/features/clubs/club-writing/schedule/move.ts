import { daysLater } from '../../../../ui/dates/days/later.ts';
import { weekOf } from './propose.ts';

/** A quiz with its place in time. One with answers stays where it is. */
export interface Placed {
  readonly key: string;
  readonly week: number;
  readonly openAt: string | null;
  readonly deadlineAt: string | null;
  readonly answerCount: number;
}
export interface Period {
  readonly startAt: string;
  readonly endAt: string;
  readonly zone: string;
}

const time = Date.parse;

/** The days nearest to `days` by which an opening stays inside the period. */
function fitting(openAt: string, days: number, { startAt, endAt, zone }: Period): number {
  const back = -Math.sign(days);
  let shift = days;
  const isOutside = () => {
    const at = time(daysLater(openAt, shift, zone));
    return at < time(startAt) || at >= time(endAt);
  };
  while (shift !== 0 && isOutside()) shift += back;
  return shift;
}

const untilEnd = (deadlineAt: string, { endAt }: Period) => (time(deadlineAt) > time(endAt) ? endAt : deadlineAt);

function shifted<T extends Placed>(row: T, days: number, period: Period): T {
  if (row.openAt === null || row.answerCount > 0) return row;
  const shift = fitting(row.openAt, days, period);
  if (shift === 0) return row;
  const { startAt, zone } = period;
  const openAt = daysLater(row.openAt, shift, zone);
  const deadlineAt = row.deadlineAt === null ? null : untilEnd(daysLater(row.deadlineAt, shift, zone), period);
  return { ...row, openAt, deadlineAt, week: weekOf(openAt, startAt, zone) };
}

/** The rows with one moved by whole days, as far as the period lets it, and the later ones by as many. */
export function movedByDays<T extends Placed>(rows: readonly T[], key: string, days: number, period: Period): T[] {
  const at = rows.findIndex((row) => row.key === key);
  const { openAt = null, answerCount = 1 } = rows[at] ?? {};
  if (openAt === null || answerCount > 0) return [...rows];
  const shift = fitting(openAt, days, period);
  return rows.map((row, index) => (index < at ? row : shifted(row, shift, period)));
}

/** The rows with one due so many days later or earlier, not before the day on which it opens. */
export function lengthened<T extends Placed>(rows: readonly T[], key: string, days: number, period: Period): T[] {
  return rows.map((row) => {
    if (row.key !== key || row.openAt === null) return row;
    const from = row.deadlineAt ?? period.endAt;
    const wanted = untilEnd(daysLater(from, days, period.zone), period);
    return time(wanted) > time(row.openAt) ? { ...row, deadlineAt: wanted } : row;
  });
}
