import { MAX_QUOTES, quotesIn } from '@dure/contract/answering/answers/quote-rules';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import {
  actorAlias,
  asked,
  hiddenName,
  type QuizAddress,
  type QuizAccess,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { quotedAnswers } from './quotes.policy.ts';
import { dropQuotes, findAlias, listNamed, putQuotes } from './quotes.queries.ts';

/** The final answer as it counts from now on. */
interface Submitted {
  readonly answerSequence: number;
  readonly text: string;
  readonly isRevision: boolean;
}

/** Which answer a name of an anonymous club may stand for; whether it does is seen when they are compared. */
const numberIn = (name: string) => (/\d{1,9}$/.exec(name) ?? []).map(Number);

/** Keeps whom the submitted text quotes, and tells those who are quoted for the first time. */
export async function keepQuotes(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  room: QuizAccess,
  { answerSequence, text, isRevision }: Submitted,
): Promise<void> {
  const { tenantId, memberId, now } = unit;
  const quotes = quotesIn(text).slice(0, MAX_QUOTES);
  const own = { tenantId, answerSequence };
  if (quotes.length === 0) {
    if (isRevision) transaction.soon(dropQuotes({ ...own, kept: [] }));
    return;
  }
  const { anonymous } = room.facts;
  const names = quotes.map(({ name }) => name);
  // Where the club hides people a nickname stands for nobody, not even for who may know it: the text is read by all.
  const rows = await transaction.rows(
    listNamed({
      ...asked(unit, address),
      nicknames: anonymous ? [] : names,
      numbers: anonymous ? names.flatMap((name) => numberIn(name)) : [],
    }),
  );
  const named = (row: (typeof rows)[number]) => ({ ...row, name: anonymous ? hiddenName(row.number) : row.nickname });
  const quoted = quotedAnswers(quotes, rows.map(named));
  if (isRevision) transaction.soon(dropQuotes({ ...own, kept: quoted.map(({ sequence }) => sequence) }));
  if (quoted.length === 0) return;
  const kept = await transaction.rows(putQuotes({ ...own, quoted, now }));
  const isNew = new Set(kept.filter((row) => row.is_new).map((row) => row.quoted_sequence));
  if (isNew.size === 0) return;
  const alias = anonymous ? (await transaction.first(findAlias(own)))?.alias_id : undefined;
  const detail = { answer: alias ?? memberId, ...(await actorAlias(transaction, room)) };
  const told = rows
    .filter((row) => isNew.has(row.answer_sequence))
    .map((row) => ({
      memberId: row.member_id,
      kind: 'quote' as const,
      actorId: memberId,
      clubSequence: address.club,
      quizSequence: address.quiz,
      detail,
    }));
  await notify(transaction, told, now);
}
