import type { MessagePlace } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { MESSAGES_A_MINUTE } from '@dure/contract/clubs/club-messages/message-rules';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../clubs/clubs.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { countSent, insertMessage, insertRecipients } from './club-messages.queries.ts';

const MINUTE_MS = 60_000;

/** The club, for who runs it and has not written too often within a minute. */
export async function enterAsSender({ tenantId, memberId, me, now }: Unit, transaction: Transaction, club: number) {
  const [[facts], [sent]] = await transaction.all(
    findClubFacts(tenantId, club, memberId),
    countSent(tenantId, memberId, new Date(now.getTime() - MINUTE_MS)),
  );
  const admitted = admitClubAdmin(me, facts);
  if (sent!.sent >= MESSAGES_A_MINUTE) refuse('tooManyRequests', { retryAfter: MINUTE_MS / 1000 });
  return admitted;
}

interface Words {
  /** Held, so that none of them leaves meanwhile. */
  readonly members: readonly string[];
  readonly text: string;
  readonly place: MessagePlace | null;
}

/** Keeps the words for each of the members, and tells them. */
export async function send(
  { tenantId, memberId, now }: Unit,
  transaction: Transaction,
  club: number,
  { members, text, place }: Words,
): Promise<void> {
  const of = { tenantId, club };
  const message = await transaction.first(insertMessage(of, { senderId: memberId, text, place, now }));
  const messageSequence = message!.message_sequence;
  transaction.soon(insertRecipients(of, messageSequence, members));
  const told = members.map((one) => ({
    memberId: one,
    kind: 'instructorMessage' as const,
    clubSequence: club,
    actorId: memberId,
    detail: { messageSequence },
  }));
  await notify(transaction, told, now);
}
