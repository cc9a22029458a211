import { CANCEL_HOURS, OFFER_HOURS, REMINDER_HOURS } from '@dure/contract/publishing/seminars/seminar-limits';
import { SEMINAR_STATUS, type SeminarStatus, takesApplications } from '@dure/contract/publishing/codes/seminar-codes';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Seminars } from '../../../kernel/database/schema.gen.ts';

const HOUR_MS = 60 * 60_000;
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

type Planned = RowPart<Seminars, 'seminar_status' | 'start_at'>;
const statusOf = ({ seminar_status }: RowPart<Seminars, 'seminar_status'>) => seminar_status as SeminarStatus;

/** Places are given until it begins. */
export const givesPlaces = (seminar: Planned, now: Date): boolean =>
  takesApplications(statusOf(seminar)) && seminar.start_at > now;

/**
 * Who has a place gives it back until a day before; until the beginning where the seminar was moved after they
 * applied. Who waits leaves whenever they want.
 */
export function mayLeave(
  seminar: Planned & RowPart<Seminars, 'moved_at'>,
  own: { readonly participant_status: string; readonly applied_at: Date },
  now: Date,
): boolean {
  if (own.participant_status !== 'JOINED') return true;
  if (!givesPlaces(seminar, now)) return false;
  const isMoved = seminar.moved_at !== null && own.applied_at <= seminar.moved_at;
  return isMoved || after(now, CANCEL_HOURS) <= seminar.start_at;
}

type Place = RowPart<Seminars, 'start_at' | 'end_at' | 'place_type' | 'place'>;
/** Whether people would come at another time, or to another place. */
export const isMoved = (before: Place, next: Place): boolean =>
  before.start_at.getTime() !== next.start_at.getTime() ||
  before.end_at.getTime() !== next.end_at.getTime() ||
  before.place_type !== next.place_type ||
  before.place !== next.place;

/** Until when a place is held for whom it is offered: a day, and never beyond the beginning. */
export function offerEnds({ start_at }: RowPart<Seminars, 'start_at'>, now: Date): Date {
  const end = after(now, OFFER_HOURS);
  return end < start_at ? end : start_at;
}

export const remindsUntil = (now: Date): Date => after(now, REMINDER_HOURS);

/** What was held or called off is not written anew. */
export const isSettled = (seminar: RowPart<Seminars, 'seminar_status'>): boolean =>
  statusOf(seminar) === SEMINAR_STATUS.held || statusOf(seminar) === SEMINAR_STATUS.cancelled;
