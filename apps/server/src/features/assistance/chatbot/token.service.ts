import { refuse } from '../../../kernel/refusal.ts';
import { makeChatbotToken } from '../../../kernel/session/chatbot-token.ts';
import type { Unit } from '../../../kernel/unit.ts';

/** A session is asked for here: with the chatbot's token alone nobody gets another one. */
export async function issueChatbotToken(unit: Unit) {
  await unit.settle();
  if (!unit.tenant.use_chatbot) refuse('chatbotOff');
  const made = await makeChatbotToken(unit.services.tokens, unit.token!, unit.tenantId, unit.now);
  return { accessToken: made.accessToken, expiresAt: made.expiresAt.toISOString() };
}
