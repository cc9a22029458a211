import { CHATBOT_TOKEN_LIFETIME } from '@dure/contract/assistance/chatbot/chatbot-frame';
import { decodeJwt, errors } from 'jose';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import type { MemberToken, Tokens } from './tokens.ts';

const PURPOSE = 'chatbot';
const claims = z.object({
  tenantUUID: z.string(),
  memberId: z.string(),
  session: z.string(),
  sessionIssuedAt: z.coerce.number(),
  exp: z.number(),
});

/**
 * A token of five minutes for the chatbot's calls only. It is valid as long as its session: it contains the session's
 * id, so a log-out ends it, too.
 */
export async function makeChatbotToken(tokens: Tokens, session: MemberToken, tenantUUID: string, now: Date) {
  const { memberId, id, issuedAt, expiresAt } = session;
  const until = Math.min(expiresAt, Math.floor(now.getTime() / 1000) + CHATBOT_TOKEN_LIFETIME);
  const said = { tenantUUID, memberId, session: id, sessionIssuedAt: String(issuedAt) };
  const accessToken = await tokens.issueFor(PURPOSE, said, now, until);
  return { accessToken, expiresAt: new Date(until * 1000) };
}

/** Whether it says that it is one; what it says is still to be verified. */
export function saysChatbot(token: string): boolean {
  try {
    return decodeJwt(token).aud === PURPOSE;
  } catch {
    return false;
  }
}

/** The session behind it, which ends with it. Refuses what does not verify, is over or is another tenant's. */
export async function verifyChatbotToken(
  tokens: Tokens,
  token: string,
  tenantUUID: string,
  now: Date,
): Promise<MemberToken> {
  const payload = await tokens
    .verifyFor(PURPOSE, token, now)
    .catch((error: unknown) => refuse(error instanceof errors.JWTExpired ? 'tokenExpired' : 'unauthenticated'));
  const said = claims.safeParse(payload).data;
  if (said?.tenantUUID !== tenantUUID) return refuse('unauthenticated');
  return { memberId: said.memberId, id: said.session, issuedAt: said.sessionIssuedAt, expiresAt: said.exp };
}
