import type * as endpoints from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { QUIZ_STATUSES, type QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { searchPattern, wordsOf } from '../../../../kernel/database/search.ts';
import { isManager } from '../../../../kernel/session/session.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { admitAuthor, oldestDeleted } from './authoring.policy.ts';
import { countAuthored, countCopies, findAuthored, listAuthored, listUses } from './authoring.queries.ts';
import { authoredQuizDetailView, authoredQuizView } from './authoring.view.ts';

/** The caller's own quizzes in every state. */
export async function listAuthoredQuizzes(
  unit: Unit,
  {
    keyword,
    quizStatus,
    clubSequence,
    sortType,
    page,
    size,
  }: z.output<(typeof endpoints.listAuthoredQuizzes)['query']>,
) {
  const { tenantId, memberId, now } = unit;
  const words = wordsOf(keyword);
  const wanted = {
    tenantId,
    oldest: oldestDeleted(now),
    authorId: memberId,
    pattern: words === '' ? undefined : searchPattern(words),
    clubSequence,
  };
  const [rows, totals, codes] = await unit.read(
    listAuthored({ ...wanted, quizStatus, sort: sortType, size, offset: (page - 1) * size }),
    countAuthored(wanted),
    findCodes(tenantId),
  );
  const totalOf = (status: QuizStatus) => totals.find(({ quiz_status }) => quiz_status === status)?.total ?? 0;
  const counts = Object.fromEntries(QUIZ_STATUSES.map((status) => [status, totalOf(status)])) as Record<
    QuizStatus,
    number
  >;
  const totalElements = quizStatus ? counts[quizStatus] : QUIZ_STATUSES.reduce((sum, one) => sum + counts[one], 0);
  return { contents: rows.map((row) => authoredQuizView(row, codes)), totalElements, counts };
}

const detailQueries = (unit: Unit, quizSequence: number, sees: boolean) => {
  const { tenantId, memberId, now } = unit;
  return [
    findAuthored({ tenantId, oldest: oldestDeleted(now) }, [quizSequence]),
    listUses(tenantId, quizSequence, { memberId, isManager: sees }),
    countCopies(tenantId, quizSequence),
    findCodes(tenantId),
  ] as const;
};

/** One quiz for whoever may write it. */
export async function getAuthoredQuiz(unit: Unit, quizSequence: number): Promise<AuthoredQuizDetail> {
  await unit.settle();
  const [[row], uses, [copies], codes] = await unit.read(...detailQueries(unit, quizSequence, isManager(unit.me)));
  return authoredQuizDetailView(admitAuthor(unit.me, row), codes, uses, copies!.total);
}

/** The same inside a transaction, for whoever was admitted. */
export async function authoredQuizIn(
  unit: Unit,
  transaction: Transaction,
  quizSequence: number,
): Promise<AuthoredQuizDetail> {
  const queries = detailQueries(unit, quizSequence, isManager(unit.me));
  const [[row], uses, [copies], codes] = await transaction.all(...queries);
  return authoredQuizDetailView(row!, codes, uses, copies!.total);
}
