import type { Transaction } from '../../../kernel/database/database.ts';
import { insertVerifiedAnswer, withdrawVerifiedAnswer, type VerifiedAnswerGiven } from './verified-answers.queries.ts';

/** From the commit on the assistant of the club rests on this answer of an instructor, and on an earlier one no longer. */
export async function keepVerifiedAnswer(transaction: Transaction, given: VerifiedAnswerGiven): Promise<void> {
  await transaction.all(withdrawVerifiedAnswer(given), insertVerifiedAnswer(given));
}
