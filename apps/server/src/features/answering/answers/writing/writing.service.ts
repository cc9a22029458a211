import { brokenConstraint } from '../../../../kernel/database/constraint.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  type QuizAddress,
  type QuizAccess,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { ensureAnswer, findBelongings, lockAnswer } from './writing.queries.ts';

/** The caller's own answer under a lock, and what they may do by the state under it. */
export interface OwnAnswer {
  readonly room: QuizAccess;
  readonly own: {
    readonly answer_sequence: number;
    readonly draft_text: string | null;
    readonly draft_saved_at: Date | null;
    readonly draft_version: number;
    /** The scoring keywords of the quiz. */
    readonly keywords: readonly string[];
  };
  /** Whether anybody graded it, the member included. */
  readonly isJudged: boolean;
  /** Whether anybody commented on it, or was asked to look at its grade again. */
  readonly isDiscussed: boolean;
  readonly attached: readonly { step: string; file_key: string }[];
}

const GONE = /^answers_(tenant_id_club_sequence_quiz|quiz_shown)/;

/**
 * Writes the caller's own answer, locked and made where there is none. The work asks the verdicts before it writes; a
 * refusal undoes the new row.
 */
export async function writeOwnAnswer<T>(
  unit: Unit,
  address: QuizAddress,
  work: (transaction: Transaction, answer: OwnAnswer) => Promise<T>,
): Promise<T> {
  const given = asked(unit, address);
  const locking = [lockAnswer(given), findQuizFacts(given), findBelongings(given)] as const;
  const written = unit.writeAfter(locking, async (transaction, locked) => {
    let [[own], [facts], [belongings]] = locked;
    if (!own) {
      transaction.soon(ensureAnswer({ ...given, now: unit.now }));
      [[own], [facts], [belongings]] = await transaction.all(...locking);
    }
    const room = await enterQuiz(unit, transaction.all.bind(transaction), address, facts);
    if (!own || !belongings) return refuse('forbidden');
    const { attached, is_judged: isJudged, is_discussed: isDiscussed } = belongings;
    return work(transaction, { room, own, isJudged, isDiscussed, attached });
  });
  // The quiz was taken out of the club, or hidden, at this moment.
  return written.catch((error: unknown) => {
    throw GONE.test(brokenConstraint(error) ?? '') ? refuse('notFound') : error;
  });
}
