import type * as endpoints from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { QuizForm } from '@dure/contract/authoring/quizzes/quiz-form';
import type { QuizEvent } from '@dure/contract/authoring/quizzes/quiz-status';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findUnderWay } from '../../ai-writing/ai-writing.public.ts';
import { inOrder } from '../../contents/contents.public.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { insertQuizzes, updateQuizAbout, updateQuizzes } from '../quiz-writing.queries.ts';
import { authoredQuizIn } from './authored-quizzes.service.ts';
import { admitAuthor, movedTo, oldestDeleted } from './authoring.policy.ts';
import { findAuthored, lockAuthored } from './authoring.queries.ts';
import { authoredQuizView } from './authoring.view.ts';
import { bumpClubs, findOpenClub, lockClubsWith, setQuizStatus } from './moving.queries.ts';
import { checkReferences } from './references.service.ts';

const wordsOf = (quiz: QuizForm) => ({
  question: quiz.question,
  model_answer: quiz.modelAnswer,
  model_answer_keywords: quiz.modelAnswerKeywords,
  rubric: quiz.rubric,
  content_sequence: quiz.contentSequence,
});
const aboutOf = ({ jobGroup, jobs, jobLevels, tags }: QuizForm) => ({
  job_group: jobGroup,
  jobs,
  job_levels: jobLevels,
  tags,
});

const keptBy = ({ tenantId, now }: Unit) => ({ tenantId, oldest: oldestDeleted(now) });

/** Writes checked quizzes of the caller; answers their sequences in order. */
export async function registerQuizzes(
  { tenantId, memberId, now }: Unit,
  transaction: Transaction,
  quizzes: readonly QuizForm[],
): Promise<number[]> {
  const values = quizzes.map((quiz) => ({ ...wordsOf(quiz), ...aboutOf(quiz), source_quiz_sequence: null }));
  return inOrder(await transaction.rows(insertQuizzes({ tenantId, authorId: memberId, now }, values)));
}

/** Registers quizzes of the caller, all or none. */
export async function createQuizzes(unit: Unit, { quizzes }: z.output<(typeof endpoints.createQuizzes)['body']>) {
  return unit.write(async (transaction) => {
    await checkReferences(transaction, unit.memberId, quizzes);
    const sequences = await registerQuizzes(unit, transaction, quizzes);
    const [rows, codes] = await transaction.all(findAuthored(keptBy(unit), sequences), findCodes(unit.tenantId));
    return { contents: rows.map((row) => authoredQuizView(row, codes)) };
  });
}

/** The quiz that the call is about, held, for its author and managers. */
const held = async (unit: Unit, transaction: Transaction, quizSequence: number) =>
  admitAuthor(unit.me, await transaction.first(lockAuthored(keptBy(unit), quizSequence)));

/** Rewrites a quiz everywhere it is used. */
export async function updateQuiz(
  unit: Unit,
  quizSequence: number,
  { version, quizzes: [form] }: z.output<(typeof endpoints.updateQuiz)['body']>,
): Promise<AuthoredQuizDetail> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    // Clubs before quizzes, as their forms hold them.
    const clubs = await transaction.rows(lockClubsWith(tenantId, quizSequence));
    const quiz = await held(unit, transaction, quizSequence);
    if (quiz.quiz_status === 'DELETED')
      refuse('conflict', { data: await authoredQuizIn(unit, transaction, quizSequence) });
    if (quiz.version !== version) {
      refuse('staleVersion', { data: await authoredQuizIn(unit, transaction, quizSequence) });
    }
    await checkReferences(transaction, memberId, [form!], quiz.content_sequence);
    await transaction.all(
      updateQuizzes({ tenantId, authorId: quiz.author_id, now }, [{ quiz_sequence: quizSequence, ...wordsOf(form!) }]),
      updateQuizAbout(tenantId, quizSequence, aboutOf(form!)),
      bumpClubs(
        tenantId,
        clubs.map(({ club_sequence }) => club_sequence),
      ),
    );
    return authoredQuizIn(unit, transaction, quizSequence);
  });
}

function move(unit: Unit, quizSequence: number, event: QuizEvent): Promise<AuthoredQuizDetail> {
  return unit.write(async (transaction) => {
    const { quiz_status } = await held(unit, transaction, quizSequence);
    if (event === 'delete') {
      if (quiz_status === 'PUBLIC') refuse('quizIsPublic');
      // Asked under the lock: whoever takes the quiz into a club waits for it, and finds it deleted.
      if (await transaction.first(findOpenClub(unit.tenantId, quizSequence))) refuse('quizInUse');
      if (await transaction.first(findUnderWay(unit.tenantId, quizSequence))) refuse('modelAnswerUnderWay');
    }
    const next = movedTo(event, quiz_status);
    if (!next) refuse('conflict', { data: await authoredQuizIn(unit, transaction, quizSequence) });
    await transaction.change(setQuizStatus(unit.tenantId, quizSequence, next!, unit.now));
    return authoredQuizIn(unit, transaction, quizSequence);
  });
}

export const openQuiz = (unit: Unit, quizSequence: number) => move(unit, quizSequence, 'open');
export const hideQuiz = (unit: Unit, quizSequence: number) => move(unit, quizSequence, 'hide');
export const deleteQuiz = (unit: Unit, quizSequence: number) => move(unit, quizSequence, 'delete');
export const restoreQuiz = (unit: Unit, quizSequence: number) => move(unit, quizSequence, 'restore');
export const openQuizAtOldPath = (unit: Unit, quizSequence: number) => openQuiz(unit, quizSequence);
export const hideQuizAtOldPath = (unit: Unit, quizSequence: number) => hideQuiz(unit, quizSequence);
export const restoreQuizAtOldPath = (unit: Unit, quizSequence: number) => restoreQuiz(unit, quizSequence);
