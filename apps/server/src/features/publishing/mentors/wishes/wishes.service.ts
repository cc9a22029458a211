import { MAX_WAITING_WISHES } from '@dure/contract/publishing/mentors/mentor-limits';
import { ESTABLISHMENT_STATUS, type EstablishmentStatus } from '@dure/contract/publishing/codes/seminar-codes';
import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { mayAnswer } from '../mentors.policy.ts';
import { findMentor, lockMentor } from '../mentors.queries.ts';
import { mentorIn } from '../mentors.service.ts';
import * as queries from './wishes.queries.ts';
import { openWishView, receivedView } from './wishes.view.ts';

/** What people wish for from a mentor; who asked stays between the two. */
export async function listMentorWishes(unit: Unit, mentorId: string, page: PageOf) {
  const { tenantId, memberId } = unit;
  const [[mentor], rows, [counted]] = await unit.read(
    findMentor(tenantId, mentorId),
    queries.listWaiting(tenantId, mentorId, memberId, page),
    queries.countWaiting(tenantId, mentorId),
  );
  if (!mentor) return refuse('notFound');
  return { contents: rows.map((row) => openWishView(row, memberId)), totalElements: counted!.total };
}

/** Asks for a seminar: one wish of a member at a time waits with a mentor. */
export function askMentor(unit: Unit, mentorId: string, { wish }: { readonly wish: string }): Promise<MentorView> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    if (!(await transaction.first(lockMentor(tenantId, mentorId)))) return refuse('notFound');
    if (mentorId === memberId) refuse('ownContent');
    const [[own], [counted]] = await transaction.all(
      queries.findWaitingOf(tenantId, mentorId, memberId),
      queries.countWaiting(tenantId, mentorId),
    );
    if (own) refuse('wishWaiting');
    if (counted!.total >= MAX_WAITING_WISHES) refuse('wishesFull');
    const made = await transaction.first(queries.insertWish(tenantId, { mentorId, memberId, wish, now }));
    transaction.soon(queries.insertWishing({ tenantId, wishSequence: made!.wish_sequence, memberId }, now));
    const told = { memberId: mentorId, kind: 'mentorWish', actorId: memberId, detail: { mentor: mentorId } } as const;
    await notify(transaction, [told], now);
    return mentorIn(unit, transaction, mentorId);
  });
}

const setJoined = (hasJoined: boolean) => (unit: Unit, wishSequence: number) => {
  const { tenantId, memberId, now } = unit;
  const wishing = { tenantId, wishSequence, memberId };
  return unit.write(async (transaction) => {
    const wish = await transaction.first(queries.lockWish(tenantId, wishSequence));
    if (wish?.regist_status !== ESTABLISHMENT_STATUS.registered) return refuse('notFound');
    if (!(await transaction.first(findMentor(tenantId, wish.mentor_id)))) return refuse('notFound');
    if (wish.mentor_id === memberId) refuse('ownContent');
    transaction.soon(hasJoined ? queries.insertWishing(wishing, now) : queries.deleteWishing(wishing));
    const counted = await transaction.first(queries.countWishing(tenantId, wishSequence));
    const waitingCount = counted!.total;
    if (waitingCount === 0) transaction.soon(queries.deleteWish(tenantId, wishSequence));
    return { hasJoined, waitingCount };
  });
};
export const joinMentorWish = setJoined(true);
export const leaveMentorWish = setJoined(false);

/** The same with who asked, for the mentor and managers. */
export async function listReceivedWishes(
  unit: Unit,
  mentorId: string,
  { page, size, establishmentRegistStatus }: PageOf & { establishmentRegistStatus?: EstablishmentStatus | undefined },
) {
  const { tenantId } = unit;
  const [[mentor], rows, [counted]] = await unit.read(
    findMentor(tenantId, mentorId),
    queries.listReceived(tenantId, mentorId, establishmentRegistStatus, { page, size }),
    queries.countReceived(tenantId, mentorId, establishmentRegistStatus),
  );
  if (!mentor || !mayAnswer(unit.me, mentorId)) return refuse('notFound');
  return { contents: rows.map(receivedView), totalElements: counted!.total };
}
