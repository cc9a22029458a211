import { CHATBOT_DAILY_LIMIT, type ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { FastifyReply } from 'fastify';
import { dayOf } from '../../../kernel/calendar/months.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { compose } from './answering/compose.service.ts';
import { pointedTo } from './answering/pointed-to.ts';
import { type Asker, countUse, findRestOfDay, takeBackUse } from './uses.queries.ts';

export const askerOf = ({ tenantId, memberId, now, tenant }: Unit): Asker => ({
  tenantId,
  memberId,
  day: dayOf(now, tenant.time_zone),
});

/** Answers the caller out of what their own session may read. Nothing of it is kept but that they were answered. */
export async function askChatbot(
  unit: Unit,
  { question, earlier }: { readonly question: string; readonly earlier: readonly string[] },
  tell: (part: ChatbotAnswer) => void,
  reply: FastifyReply,
): Promise<ChatbotAnswer> {
  if (!unit.tenant.use_chatbot) refuse('chatbotOff');
  const asker = askerOf(unit);
  const counted = await unit.write((transaction) => transaction.first(countUse(asker)));
  if (!counted) {
    const [rest] = await unit.read(findRestOfDay(unit.now, unit.tenant.time_zone));
    return refuse('assistantLimit', { retryAfter: rest[0]!.seconds });
  }
  const leftToday = CHATBOT_DAILY_LIMIT - counted.asked_count;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const takeBack = () => unit.write((transaction) => transaction.change(takeBackUse(asker)));
  const asked = { question, before: pointedTo(question, earlier) };
  const composed = await compose(unit, asked, gone.signal, (progress) => tell({ ...progress, leftToday })).catch(
    async (error: unknown) => {
      await takeBack();
      throw error;
    },
  );
  if (composed.answerState === 'ANSWERED') return { ...composed, leftToday };
  await takeBack();
  return { ...composed, leftToday: leftToday + 1 };
}
