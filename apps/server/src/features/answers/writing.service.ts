import type { Transaction } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { asked, enterQuiz, findQuizFacts, type QuizAddress, type Standing } from './quiz-facts.service.ts';
import { ensureAnswer, lockAnswer } from './writing.queries.ts';

export interface OwnAnswer {
  readonly answer_sequence: number;
  readonly draft_text: string | null;
  readonly draft_saved_at: Date | null;
  readonly draft_version: number;
}

/**
 * The caller's own answer, locked and made where there is none, with what they may do by the state under the lock. The
 * caller asks the verdicts before writing; a refusal undoes the new row.
 */
export async function lockOwnAnswer(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
): Promise<{ room: Standing; own: OwnAnswer }> {
  const given = asked(unit, address);
  const [, [own], [facts]] = await transaction.all(
    ensureAnswer({ ...given, now: unit.now }),
    lockAnswer(given),
    findQuizFacts(given),
  );
  const room = await enterQuiz(unit, transaction.all.bind(transaction), address, facts);
  return own ? { room, own } : refuse('forbidden');
}
