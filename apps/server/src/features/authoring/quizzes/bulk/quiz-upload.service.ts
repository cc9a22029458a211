import { MAX_CONTENT_TITLE_LENGTH } from '@dure/contract/limits/content-limits';
import type * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { BulkCheck } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { keepContents, newContent } from '../../contents/contents.public.ts';
import { registerQuizzes } from '../authoring/authoring.service.ts';
import { receive, registerSound } from './bulk.service.ts';
import { type Filled, fillDrafts } from './fill-drafts.service.ts';
import { type Ask, knownForQuizzes } from './known.service.ts';
import { validateQuizzes, type JudgedQuiz, type QuizType } from './validate-quizzes.ts';
import type { GivenRow } from './table.policy.ts';

type Body = z.output<(typeof endpoints.uploadQuizzes)['body']>;

/** Quizzes with what they rest on; an address that several have is one content. */
async function register(unit: Unit, transaction: Transaction, judged: readonly JudgedQuiz[]): Promise<number[]> {
  const urls = [...new Set(judged.flatMap(({ newUrl }) => newUrl ?? []))];
  const authoring = { tenantId: unit.tenantId, authorId: unit.memberId, now: unit.now };
  const contents = urls.map((url) => newContent([...url].slice(0, MAX_CONTENT_TITLE_LENGTH).join(''), url));
  const kept = urls.length === 0 ? [] : await keepContents(transaction, authoring, contents);
  const quizzes = judged.map(({ quiz, newUrl }) => ({
    ...quiz!,
    contentSequence: newUrl === null ? quiz!.contentSequence : (kept[urls.indexOf(newUrl)] ?? null),
  }));
  return registerQuizzes(unit, transaction, quizzes);
}

async function uploadRows(
  unit: Unit,
  type: QuizType,
  { rows, file }: { rows: readonly GivenRow[]; file: BulkCheck['file'] },
  { checkOnly, skipsFaulty }: Pick<Body, 'checkOnly' | 'skipsFaulty'>,
  filled: ReadonlyMap<number, Filled> = new Map(),
): Promise<BulkCheck> {
  const judge = async (ask: Ask) => {
    const judged = validateQuizzes(type, rows, await knownForQuizzes(unit, ask, type, rows));
    for (const { cells } of judged) {
      const { made, fault } = filled.get(cells.no) ?? {};
      if (made !== undefined) cells.note('modelAnswer', made, 'guessed');
      if (fault) cells.replaceFault(fault.column, fault.message);
    }
    return judged;
  };
  if (checkOnly) {
    const judged = await judge((...queries) => unit.read(...queries));
    return { rows: judged.map(({ cells }) => cells.view()), file, registered: null };
  }
  return registerSound(
    unit,
    { type, file, skipsFaulty },
    (transaction) => judge((...queries) => transaction.all(...queries)),
    (transaction, judged) => register(unit, transaction, judged),
  );
}

/** Registers quizzes of a file or of corrected rows; or says what is wrong with them. */
export async function uploadQuizzes(unit: Unit, body: Body, [upload]: readonly Upload[]): Promise<BulkCheck> {
  return uploadRows(unit, 'quiz', await receive(unit, 'quiz', body, upload), body);
}

/** The same of quizzes that are written from contents where they are left empty. */
export async function uploadAiQuizzes(unit: Unit, body: Body, [upload]: readonly Upload[]): Promise<BulkCheck> {
  const { rows: given, file } = await receive(unit, 'quiz-ai', body, upload);
  const { rows, filled } = await fillDrafts(unit, given);
  return uploadRows(unit, 'quiz-ai', { rows, file }, body, filled);
}
