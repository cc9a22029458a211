import { daysBetween } from '../../../../ui/dates/days/which-day.ts';
import type { Period, Placed } from './move.ts';

/** A part of the club's period, from 0 to 1. */
export interface Bar {
  readonly left: number;
  readonly width: number;
}

/**
 * The days on which a quiz is open, as far as they lie in the period. One from another period may lie outside of this
 * one, and then has no width.
 */
export function barOf({ openAt, deadlineAt }: Placed, { startAt, endAt, zone }: Period): Bar {
  const days = daysBetween(startAt, endAt, zone) + 1;
  const within = (day: number) => Math.min(days, Math.max(0, day));
  const from = within(daysBetween(startAt, openAt ?? endAt, zone));
  const until = within(daysBetween(startAt, deadlineAt ?? endAt, zone) + 1);
  return { left: from / days, width: Math.max(0, until - from) / days };
}
