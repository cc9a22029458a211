import type { ClubEvent } from '@dure/contract/clubs/clubs/club-status';
import type { NotificationKind } from '@dure/contract/notification-kinds';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { type Notification, notify } from '../../../tenancy/notifications/notifications.public.ts';
import { listRunnersOf } from '../club-runners.facts.ts';
import { listPeopleOf } from './club-notifications.queries.ts';
import { endRequests, listAskingOf } from './club-requests.queries.ts';

/** What the people of a club are told of; other changes of its status concern nobody who has joined. */
const TOLD: Partial<Record<ClubEvent, NotificationKind>> = {
  START: 'clubStarted',
  FINISH: 'clubFinished',
  POSTPONE: 'clubPostponed',
  CANCEL: 'clubCancelled',
};

interface Telling {
  readonly actorId?: string;
  readonly detail?: NonNullable<Notification['detail']>;
  readonly now: Date;
}
export interface Transition {
  readonly clubSequence: number;
  readonly event: ClubEvent;
}

const toPeople = (rows: readonly { member_id: string; club_sequence: number }[]) =>
  rows.map(({ member_id, club_sequence }) => ({ memberId: member_id, clubSequence: club_sequence }));

/** These concern those who only asked to join, too; the last two leave nothing to wait for. */
const CONCERNS_ASKING: ReadonlySet<NotificationKind> = new Set(['clubPostponed', 'clubFinished', 'clubCancelled']);
const ENDS_REQUESTS: ReadonlySet<NotificationKind> = new Set(['clubFinished', 'clubCancelled']);

/**
 * Tells members and instructors what became of their clubs, of several steps at once the last. Whoever waits to be let in
 * learns that the club moved or is over; with a club that is over their requests end.
 */
export async function notifyOfTransitions(
  transaction: Transaction,
  transitions: readonly Transition[],
  { now, ...telling }: Telling,
): Promise<void> {
  const kinds = new Map<number, NotificationKind>();
  for (const { clubSequence, event } of transitions) {
    const kind = TOLD[event];
    if (kind) kinds.set(clubSequence, kind);
  }
  if (kinds.size === 0) return;
  const { tenantId } = transaction;
  const clubsWith = (some: ReadonlySet<NotificationKind>) =>
    [...kinds].flatMap(([club, kind]) => (some.has(kind) ? [club] : []));
  const asking = listAskingOf(tenantId, clubsWith(CONCERNS_ASKING));
  const people = await transaction.rows(listPeopleOf(tenantId, [...kinds.keys()]).union(asking));
  const notifications = toPeople(people).map((one) => ({ ...one, kind: kinds.get(one.clubSequence)!, ...telling }));
  await notify(transaction, notifications, now);
  const over = clubsWith(ENDS_REQUESTS);
  if (over.length > 0) transaction.soon(endRequests(tenantId, over, { actorId: telling.actorId ?? null, now }));
}

/** Tells those who run a club, such as of a request to join it. */
export async function notifyRunners(
  transaction: Transaction,
  clubSequence: number,
  kind: NotificationKind,
  { now, ...telling }: Telling,
): Promise<void> {
  const runners = await transaction.rows(listRunnersOf(transaction.tenantId, [clubSequence]));
  await notify(
    transaction,
    toPeople(runners).map((one) => ({ ...one, kind, ...telling })),
    now,
  );
}

/** Tells the creator what a manager decided. */
export const notifyCreator = (
  transaction: Transaction,
  club: { readonly club_sequence: number; readonly creator_id: string },
  decision: 'APPROVE' | 'REJECT',
  { actorId, reason, now }: { readonly actorId: string; readonly reason: string; readonly now: Date },
): Promise<void> => {
  const kind = decision === 'APPROVE' ? 'clubApproved' : 'clubRejected';
  const detail = reason === '' ? {} : { reason };
  return notify(
    transaction,
    [{ memberId: club.creator_id, kind, clubSequence: club.club_sequence, actorId, detail }],
    now,
  );
};
