import { CLUB_STATUS_LABELS, wasOpened } from '@dure/contract/clubs/clubs/club-status';

/** States that one's own clubs can be narrowed to. */
export const EVERY_STATUS = Object.entries(CLUB_STATUS_LABELS).map(([value, label]) => ({ value, label }));
/** A member's club was opened at some time: the states before that belong to its author. */
export const OPENED_STATUS = EVERY_STATUS.filter(({ value }) => wasOpened(value));
export type StatusChoices = typeof EVERY_STATUS;

/** The status that an address asks for; undefined where it is none of the choices. */
export const statusAmong = (choices: StatusChoices, wanted: string | undefined): string | undefined =>
  choices.find(({ value }) => value === wanted)?.value;
