import { FRIEND_STEPS, type FriendStatus, type FriendStep } from '@dure/contract/people/friends/friend-status';
import { FRIEND_ASKS_A_DAY, type Standing } from '@dure/contract/people/friends/friends.endpoints';
import { countAttempt } from '../../../kernel/attempts.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { checkAnswered, type Notification, notify } from '../../tenancy/notifications/notifications.public.ts';
import { standingView, statusOf } from './friends.view.ts';
import { deleteTies, findByNickname, findSeen, insertTies, lockPair } from './ties.queries.ts';

const ASKS = { max: FRIEND_ASKS_A_DAY, windowMs: 24 * 60 * 60_000 };

/** Of a new standing the other is told where it asks something of them, or answers what they asked. */
const TOLD: Partial<Record<FriendStatus, Notification['kind']>> = {
  REQUESTED: 'friendRequest',
  FRIENDS: 'friendAccepted',
};

/** Takes a step towards somebody whom the caller sees. */
function takeStep(unit: Unit, step: FriendStep, otherId: string): Promise<Standing> {
  const pair = { tenantId: unit.tenantId, memberId: unit.memberId, otherId };
  return unit.writeAfter([lockPair(pair), findSeen(pair)], async (transaction, [, [other]]) => {
    if (!other) return refuse('notFound');
    const before = statusOf(other, unit.memberId);
    const after = FRIEND_STEPS[step][before] ?? refuse('conflict');
    if (after !== before) {
      await transaction.change(deleteTies(pair));
      const ties = insertTies(pair, after, unit.now);
      if (ties) await transaction.change(ties);
      if (before === 'WAITING') await checkAnswered(unit, transaction, 'friendRequest', otherId);
      const kind = TOLD[after];
      if (kind) await notify(transaction, [{ memberId: otherId, kind, actorId: unit.memberId }], unit.now);
    }
    return standingView(other, after);
  });
}

const step = (name: FriendStep) => (unit: Unit, otherId: string) => takeStep(unit, name, otherId);
export const acceptFriend = step('ACCEPT');
export const declineFriend = step('DECLINE');
export const cancelFriendRequest = step('CANCEL');
export const removeFriend = step('REMOVE');
export const blockMember = step('BLOCK');
export const unblockMember = step('UNBLOCK');

/** Counts what reaches nobody, too: trying names is what the limit is for. */
async function countAsk(unit: Unit): Promise<void> {
  const wait = await countAttempt(unit, `friend-ask:${unit.memberId}`, ASKS);
  if (wait !== undefined) refuse('friendAskLimit', { retryAfter: wait });
}

export async function askMember(unit: Unit, otherId: string): Promise<Standing> {
  await countAsk(unit);
  return takeStep(unit, 'ASK', otherId);
}

/** Whether nobody is called so, several are, or the one cannot be found by the caller: the same words after the same work. */
export async function askByNickname(unit: Unit, nickname: string): Promise<Standing> {
  await countAsk(unit);
  const [found] = await unit.read(findByNickname(unit.tenantId, unit.memberId, nickname));
  const [one, another] = found;
  if (!one || another) return refuse('nobodyToAsk');
  return takeStep(unit, 'ASK', one.member_id);
}
