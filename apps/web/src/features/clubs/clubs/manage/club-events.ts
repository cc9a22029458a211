import { CLUB_TRANSITIONS, type ClubStatus, CLUB_STATUS, isUnopened } from '@dure/contract/clubs/clubs/club-status';
import type { changeClubStatus } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import type { IconName } from '../../../../ui/icons.ts';

export type StatusWish = Input<typeof changeClubStatus>['body'];
export type HandEvent = StatusWish['event'];

export const EVENT_ICONS: Readonly<Record<HandEvent, IconName>> = {
  OPEN_RECRUITMENT: 'users',
  CLOSE_RECRUITMENT: 'lock',
  REOPEN_RECRUITMENT: 'users',
  START: 'play',
  FINISH: 'check',
  POSTPONE: 'calendar',
  CANCEL: 'close',
};
const HAND_EVENTS: readonly HandEvent[] = [
  'OPEN_RECRUITMENT',
  'CLOSE_RECRUITMENT',
  'REOPEN_RECRUITMENT',
  'START',
  'FINISH',
  'POSTPONE',
  'CANCEL',
];

/** A club that recruits starts by the clock on its day; by hand only a postponed one is taken up again. */
const startsByClock = (event: HandEvent, status: string) => event === 'START' && status !== CLUB_STATUS.postponed;
const opensBySystem = (event: HandEvent, status: string) =>
  event === 'OPEN_RECRUITMENT' && status === CLUB_STATUS.approved;

/** What a club admin may do to a club in this state, by the transition table. */
export const eventsFrom = (status: string): readonly HandEvent[] =>
  HAND_EVENTS.filter(
    (event) =>
      CLUB_TRANSITIONS[event][status as ClubStatus] !== undefined &&
      !startsByClock(event, status) &&
      !opensBySystem(event, status),
  );

/** Whether deleting is worth offering; the server knows of answers and of those who left, too. */
export const isDeletable = (status: string, memberCount: number): boolean => isUnopened(status) || memberCount === 0;
