import { build } from '../../../kernel/database/build.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { anonymousNumber } from './identity.facts.ts';
import { hiddenText } from './quiz-access.text.ts';
import type { QuizAccess } from './quiz.facts.ts';

const findNumber = (tenantId: string, answerSequence: number) =>
  build
    .selectFrom('answers')
    .select(anonymousNumber('answers').as('number'))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('pre_submitted_at', 'is not', null);

/**
 * How a notification names the caller. It is nothing where the club shows people, else the number of their answer as
 * `actor`, in place of the name. Those without an answer (instructors) are themselves there, too.
 */
export async function actorAlias(transaction: Transaction, { facts }: QuizAccess): Promise<{ actor?: string }> {
  if (!facts.anonymous || facts.own_sequence === null) return {};
  const number = (await transaction.first(findNumber(transaction.tenantId, facts.own_sequence)))?.number;
  return number === null || number === undefined ? {} : { actor: hiddenText.nickname(number) };
}
