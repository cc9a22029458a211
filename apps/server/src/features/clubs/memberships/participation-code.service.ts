import { countAttempt, takeBackAttempt } from '../../../kernel/attempts.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';

const WRONG_CODES = { max: 5, windowMs: 60_000 };

const subjectOf = (unit: Unit) => `participation-code:${unit.memberId}`;

/** Codes are kept in capitals; a person may type them as they like. */
export const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Slows down whoever guesses: after five wrong codes in a minute, right ones are not looked at either. */
export async function withCodeLimit<T>(unit: Unit, check: () => Promise<T | undefined>): Promise<T> {
  const wait = await countAttempt(unit, subjectOf(unit), WRONG_CODES);
  if (wait !== undefined) refuse('tooManyRequests', { retryAfter: wait });
  const found = await check();
  if (found === undefined) return refuse('invalidParticipationCode');
  await unit.services.database.transaction(unit.tenantId, (transaction) =>
    transaction.change(takeBackAttempt(unit.tenantId, subjectOf(unit))),
  );
  return found;
}
