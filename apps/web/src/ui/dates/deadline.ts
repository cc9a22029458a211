import { DEFAULT_TIME_ZONE } from '@dure/contract/tenancy/tenants/time-zone';
import { dayNumber } from './format-date.ts';
import { uiText } from '../ui.text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `day`: today, tomorrow, in so many days, for lists. `minute`: what is left, where one writes. */
export type DeadlinePrecision = 'day' | 'minute';

export interface DeadlineState {
  readonly text: string;
  readonly urgency: 'passed' | 'today' | 'later';
}

/** What is left until `due`, rounded down, so that it never promises more time than there is. */
export function deadlineState(
  due: number,
  now: number,
  precision: DeadlinePrecision,
  timeZone = DEFAULT_TIME_ZONE,
): DeadlineState {
  const { passed, today, tomorrow, until, days: inDays } = uiText.deadline;
  const left = due - now;
  if (left <= 0) return { text: passed, urgency: 'passed' };
  const days = dayNumber(due, timeZone) - dayNumber(now, timeZone);
  const urgency = days === 0 || left < DAY_MS ? 'today' : 'later';
  if (precision === 'minute') return { text: timeLeft(left), urgency };
  if (days === 0) return { text: today, urgency };
  return { text: days === 1 ? tomorrow : until(inDays(days)), urgency };
}

function timeLeft(left: number): string {
  const { seconds, until, days, hours, minutes } = uiText.deadline;
  if (left < MINUTE_MS) return seconds;
  const spans =
    left < DAY_MS
      ? ([
          [Math.floor(left / HOUR_MS), hours],
          [Math.floor((left % HOUR_MS) / MINUTE_MS), minutes],
        ] as const)
      : ([
          [Math.floor(left / DAY_MS), days],
          [Math.floor((left % DAY_MS) / HOUR_MS), hours],
        ] as const);
  return until(
    spans
      .filter(([count]) => count > 0)
      .map(([count, say]) => say(count))
      .join(' '),
  );
}

/** What is left as a clock: `6:12:40`. */
export function clockLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Whether an hour or ten minutes before the end lie between what was left and what is. */
export const crossedMark = (before: number, left: number): boolean =>
  [HOUR_MS, 10 * MINUTE_MS].some((mark) => before > mark && left <= mark && left > 0);
