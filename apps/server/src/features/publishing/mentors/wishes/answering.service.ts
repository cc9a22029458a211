import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type * as endpoints from '@dure/contract/publishing/mentors/mentor-wishes.endpoints';
import { mentorText as text } from '@dure/contract/publishing/mentors/mentors.text';
import type { MentorWish } from '@dure/contract/publishing/mentors/mentors.views';
import type { z } from 'zod';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { mayAnswer } from '../mentors.policy.ts';
import * as queries from './wishes.queries.ts';
import { wishView } from './wishes.view.ts';

type WishRow = RowsOf<ReturnType<typeof queries.lockWish>>[number];

interface Told {
  readonly isAccepted: boolean;
  readonly reason: string;
  /** The mentor has no page any more. */
  readonly isGone?: boolean;
}

/** Whoever wished for these hears what became of them. */
export async function tellWishing(
  { by, now }: { readonly by: string | null; readonly now: Date },
  transaction: Transaction,
  wishes: readonly WishRow[],
  { isAccepted, reason, isGone = false }: Told,
): Promise<void> {
  if (wishes.length === 0) return;
  const bySequence = new Map(wishes.map((wish) => [wish.wish_sequence, wish]));
  const people = await transaction.rows(queries.listWishing(transaction.tenantId, [...bySequence.keys()]));
  await notify(
    transaction,
    people.map(({ wish_sequence, member_id }) => {
      const { mentor_id: mentor, wish: title } = bySequence.get(wish_sequence)!;
      return {
        memberId: member_id,
        kind: isAccepted ? 'mentorWishAccepted' : 'mentorWishDeclined',
        ...(by !== null && { actorId: by }),
        detail: { ...(!isGone && { mentor }), title, ...(reason !== '' && { reason }) },
      };
    }),
    now,
  );
}

/** The mentor, or a manager for them, accepts a wish or declines it. */
export function answerMentorWish(
  unit: Unit,
  wishSequence: number,
  { decision, reason }: z.output<(typeof endpoints.answerMentorWish)['body']>,
): Promise<MentorWish> {
  const isAccepted = decision === 'ACCEPT';
  if (!isAccepted && reason === '') return refuseFields([{ path: 'reason', message: text.reasonMissing }]);
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const wish = await transaction.first(queries.lockWish(tenantId, wishSequence));
    if (!wish || !mayAnswer(unit.me, wish.mentor_id)) return refuse('notFound');
    if (wish.regist_status !== ESTABLISHMENT_STATUS.registered) refuse('conflict');
    const status = isAccepted ? ESTABLISHMENT_STATUS.opened : ESTABLISHMENT_STATUS.declined;
    transaction.soon(queries.decideWish(tenantId, wishSequence, { status, reason, by: memberId, now }));
    await tellWishing({ by: memberId, now }, transaction, [wish], { isAccepted, reason });
    if (wish.mentor_id !== memberId)
      unit.record(transaction, {
        action: 'mentorWishAnswered',
        memberId: wish.mentor_id,
        reason,
        before: { wishStatus: wish.regist_status },
        after: { wishStatus: status },
      });
    return wishView((await transaction.first(queries.findWish(tenantId, wishSequence)))!);
  });
}

/** A mentor plans a seminar for a wish: one that waits is accepted by it, and each leads to one seminar. */
export async function takeUpWish(
  unit: Unit,
  transaction: Transaction,
  wishSequence: number,
  seminarId: number,
): Promise<void> {
  const { tenantId, memberId, now } = unit;
  const wish = await transaction.first(queries.lockWish(tenantId, wishSequence));
  const isFree = wish?.post_sequence === null && wish.regist_status !== ESTABLISHMENT_STATUS.declined;
  if (!wish || wish.mentor_id !== memberId || !isFree)
    return refuseFields([{ path: 'wishSequence', message: text.wishUnknown }]);
  transaction.soon(queries.planWish(tenantId, wishSequence, seminarId));
  if (wish.regist_status !== ESTABLISHMENT_STATUS.registered) return;
  const accepted = { status: ESTABLISHMENT_STATUS.opened, reason: '', by: memberId, now };
  transaction.soon(queries.decideWish(tenantId, wishSequence, accepted));
  await tellWishing({ by: memberId, now }, transaction, [wish], { isAccepted: true, reason: '' });
}
