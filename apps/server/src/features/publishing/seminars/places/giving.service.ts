import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type { NotificationKind } from '@dure/contract/notification-kinds';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { givesPlaces, offerEnds } from '../seminars.policy.ts';
import { type lockSeminar, moveSeminar } from '../seminars.queries.ts';
import { listApplied, offerPlaces, putCount } from './places.queries.ts';

export type HeldSeminar = RowsOf<ReturnType<typeof lockSeminar>>[number];

/** Tells people of a seminar. */
export const tell = (
  transaction: Transaction,
  { post_sequence: seminar, title }: Pick<HeldSeminar, 'post_sequence' | 'title'>,
  {
    kind,
    memberIds,
    now,
    detail = {},
  }: {
    readonly kind: NotificationKind;
    readonly memberIds: readonly string[];
    readonly now: Date;
    readonly detail?: Readonly<Record<string, string>>;
  },
): Promise<void> =>
  notify(
    transaction,
    memberIds.map((memberId) => ({ memberId, kind, detail: { seminar, title, ...detail } })),
    now,
  );

/** Whoever applied hears when it is now. */
export async function tellMoved(transaction: Transaction, seminar: HeldSeminar, now: Date): Promise<void> {
  const people = await transaction.rows(listApplied(transaction.tenantId, seminar.post_sequence, null));
  await tell(transaction, seminar, {
    kind: 'seminarMoved',
    memberIds: people.map(({ member_id }) => member_id),
    now,
    detail: { endAt: seminar.start_at.toISOString() },
  });
}

/**
 * Settles a held seminar once `count` of its places are taken. Free ones are offered to those who wait longest, and the
 * seminar closes or reopens with them.
 */
export async function settlePlaces(
  transaction: Transaction,
  seminar: HeldSeminar,
  count: number,
  now: Date,
): Promise<void> {
  const { tenantId } = transaction;
  const { post_sequence: seminarId, capacity } = seminar;
  const gives = givesPlaces(seminar, now);
  const offered =
    gives && count < capacity
      ? await transaction.rows(offerPlaces(tenantId, seminarId, capacity - count, offerEnds(seminar, now)))
      : [];
  const taken = count + offered.length;
  transaction.soon(putCount(tenantId, seminarId, taken));
  if (!gives) return;
  const isFull = taken >= capacity;
  if (isFull !== (seminar.seminar_status === SEMINAR_STATUS.closed))
    transaction.soon(moveSeminar(tenantId, seminarId, isFull ? 'CLOSE' : 'REOPEN'));
  const memberIds = offered.map(({ member_id }) => member_id);
  await tell(transaction, seminar, { kind: 'seminarPlace', memberIds, now });
}
