import { MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import type { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayAfter, dayOf, daysBetween, daysSinceMonday } from '../../../../ui/dates/days/which-day.ts';

export type Weekday = (typeof WEEKDAYS)[number];

/** What a schedule is made of: the club's period (instants), the days on which quizzes open, and how many there are. */
export interface Plan {
  readonly startAt: string;
  readonly endAt: string;
  readonly weekdays: readonly Weekday[];
  readonly count: number;
  /** Whole days after the opening day, at whose end the answer is due; null: no deadline. */
  readonly deadlineDays: number | null;
  readonly zone: string;
}
/** When a quiz opens and closes, and the week of the club in which it opens, counted from 1. */
export interface Slot {
  readonly week: number;
  readonly openAt: string;
  readonly deadlineAt: string | null;
}

const ORDER: readonly Weekday[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const DAYS_A_WEEK = 7;
/** A year that is still being typed makes a period of centuries. */
const MOST_DAYS = 371;

/** Calendar days of the period on which quizzes open; its first day where it has none of the weekdays. */
export function openingDays({ startAt, endAt, weekdays, zone }: Omit<Plan, 'count' | 'deadlineDays'>): string[] {
  const first = dayOf(startAt, zone);
  const length = Math.min(MOST_DAYS, Math.max(0, daysBetween(startAt, endAt, zone)) + 1);
  const days = Array.from({ length }, (_, index) => dayAfter(first, index));
  const opening = days.filter((day) => weekdays.includes(ORDER[daysSinceMonday(day)]!));
  return opening.length === 0 ? [first] : opening;
}

/** The club's week of an instant, counted from 1. */
export const weekOf = (instant: string, startAt: string, zone: string): number =>
  Math.min(MAX_WEEKS, Math.max(1, 1 + Math.floor(daysBetween(startAt, instant, zone) / DAYS_A_WEEK)));

/**
 * A schedule inside the period: evenly from its first opening day on, several a day only where there are more quizzes than
 * opening days. A deadline never passes the club's end.
 */
export function proposeSchedule(plan: Plan): Slot[] {
  const { startAt, endAt, count, deadlineDays, zone } = plan;
  const days = openingDays(plan);
  const gap = Math.floor(days.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const day = days[gap > 0 ? index * gap : Math.floor((index * days.length) / count)]!;
    const morning = startOfDay(day, zone);
    const openAt = Date.parse(morning) < Date.parse(startAt) ? startAt : morning;
    const due = deadlineDays === null ? null : endOfDay(dayAfter(day, deadlineDays), zone);
    const deadlineAt = due !== null && Date.parse(due) > Date.parse(endAt) ? endAt : due;
    const isOpen = deadlineAt === null || Date.parse(deadlineAt) > Date.parse(openAt);
    return { week: weekOf(openAt, startAt, zone), openAt, deadlineAt: isOpen ? deadlineAt : null };
  });
}

/** The earliest end from the present one on by which every quiz has an opening day of its own and its time to answer. */
export function endThatFits(plan: Plan): string {
  const { startAt, weekdays, count, deadlineDays, zone, endAt } = plan;
  const perWeek = Math.max(1, weekdays.length);
  const far = dayAfter(dayOf(startAt, zone), DAYS_A_WEEK * (Math.ceil(count / perWeek) + 1));
  const days = openingDays({ startAt, endAt: endOfDay(far, zone), weekdays, zone });
  const last = days[Math.min(days.length, Math.max(1, count)) - 1]!;
  const fits = endOfDay(dayAfter(last, deadlineDays ?? 0), zone);
  return Date.parse(fits) > Date.parse(endAt) ? fits : endAt;
}
