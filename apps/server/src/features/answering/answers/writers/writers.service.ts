import { type listWriters as endpoint, WRITING_SECONDS } from '@dure/contract/answering/answers/quiz-status.endpoints';
import type { z } from 'zod';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers } from '../../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { asked, enterQuiz, findQuizFacts, type QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { writingChange } from '../room/room.changes.ts';
import { findWriters } from './writers.queries.ts';

const sinceOf = (now: Date) => new Date(now.getTime() - WRITING_SECONDS * 1000);

type Draft = RowPart<Answers, 'draft_text' | 'draft_saved_at'>;

/** Whether the draft makes its author one who is writing now. Nothing else says so: what is not saved any more has ended. */
const isWriting = ({ draft_text, draft_saved_at }: Draft, now: Date): boolean =>
  draft_text !== null && draft_text !== '' && draft_saved_at !== null && draft_saved_at > sinceOf(now);

/** Tells the others where the caller begins to write or ends; a save in between is no news. */
export function announceWriting(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  before: Draft,
  textNow: string | null,
): void {
  const isNow = isWriting({ draft_text: textNow, draft_saved_at: unit.now }, unit.now);
  if (isWriting(before, unit.now) !== isNow) transaction.announce(writingChange(address, unit.memberId));
}

/** Who else is writing an answer to the quiz just now, as far as the caller may know. */
export async function listWriters(unit: Unit, address: QuizAddress): Promise<z.input<(typeof endpoint)['response']>> {
  const given = asked(unit, address);
  const since = sinceOf(unit.now);
  const [[facts], writers] = await unit.read(findQuizFacts(given), findWriters({ ...given, since }));
  const { verdicts } = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  const [first] = writers;
  const isNamed = verdicts.seePeers === null && facts?.anonymous === false;
  return {
    count: first?.count ?? 0,
    nicknames: isNamed ? writers.map(({ nickname }) => nickname) : [],
    holdsSeconds: first ? Math.ceil((first.first_saved_at.getTime() - since.getTime()) / 1000) : null,
  };
}
