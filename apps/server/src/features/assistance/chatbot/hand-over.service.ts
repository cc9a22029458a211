import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubFacts, isClubMember, isClubOver, notifyRunners } from '../../clubs/clubs/clubs.public.ts';

interface Asked {
  readonly clubSequence: number;
  readonly question: string;
}

/** Tells those who run a club what one of its members would like to know. They answer by a message to that member. */
export async function handOverQuestion(unit: Unit, { clubSequence, question }: Asked): Promise<null> {
  const { tenantId, memberId, now, tenant } = unit;
  if (!tenant.use_chatbot) refuse('chatbotOff');
  await unit.writeAfter([findClubFacts(tenantId, clubSequence, memberId)], async (transaction, [[facts]]) => {
    if (!facts || !isClubMember(facts)) return refuse('notFound');
    if (isClubOver(facts)) refuse('clubReadOnly');
    const detail = { reason: question };
    await notifyRunners(transaction, clubSequence, 'memberQuestion', { actorId: memberId, detail, now });
  });
  return null;
}
