import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type { Evaluated } from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import type { AiEvaluation } from '@dure/contract/grading/grading/ai-evaluation.views';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers } from '../../../../kernel/database/schema.gen.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { getAnswer, gradesOf, listGrades } from '../../../answering/answers/answers.public.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  gradeVerdict,
  permit,
  type QuizAddress,
  reachTarget,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { seenEvaluation } from './ai-evaluation.policy.ts';
import { aiEvaluationOf } from './ai-evaluation.view.ts';
import { awaitEvaluations } from './awaiting.service.ts';
import { EVALUATION_MS } from './evaluating.service.ts';
import { expectEvaluations, listDue } from './evaluation-due.queries.ts';
import { listEvaluations, listFinalAnswers, lockTexts } from './evaluations.queries.ts';

/** The evaluation of one answer as far as the caller may know of it; undefined for another member's. */
async function findEvaluated(unit: Unit, address: QuizAddress, memberUUID: string): Promise<Evaluated | undefined> {
  const { tenantId, memberId } = unit;
  const read = unit.read.bind(unit);
  const [[facts], [found]] = await read(
    findQuizFacts(asked(unit, address)),
    findTarget({ tenantId, ...address, memberUUID }),
  );
  const room = await enterQuiz(unit, read, address, facts);
  const target = reachTarget(room, found, memberId);
  if (target.member_id !== memberId && room.verdicts.manage !== null) return undefined;
  const sequences = [target.answer_sequence];
  const [[row], due, grades] = await read(
    listEvaluations({ tenantId, sequences }),
    listDue({ tenantId, sequences }),
    listGrades({ ...asked(unit, address), memberId: target.member_id }),
  );
  const evaluated = { evaluation: row ? aiEvaluationOf(row) : null, isWaiting: due.length > 0 };
  return seenEvaluation(evaluated, room.verdicts, gradesOf(grades));
}

export const getAiEvaluation = async (unit: Unit, address: QuizAddress, memberUUID: string): Promise<Evaluated> =>
  (await findEvaluated(unit, address, memberUUID)) ?? refuse('forbidden');

/** A submitted answer with what AI found of it; for whoever may not know of that, without. */
export async function getAnswerWithAiFeedback(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
): Promise<AnswerCard & { aiFeedback: AiEvaluation | null }> {
  const card = await getAnswer(unit, address, memberUUID);
  const evaluated = await findEvaluated(unit, address, memberUUID);
  return { ...card, aiFeedback: evaluated?.evaluation ?? null };
}

/** Enqueues what is not evaluated yet (all of it with `again`) and waits; what is not done in time goes on without the caller. */
async function evaluateNow(unit: Unit, sequences: readonly number[], again: boolean, limitMs: number): Promise<void> {
  const { tenantId, services, now } = unit;
  // Who evaluates one of them just now is waited for, and what they found is seen.
  const opening = [lockTexts({ tenantId, sequences }), listEvaluations({ tenantId, sequences })] as const;
  const waiting = await unit.writeAfter(opening, (transaction, [, known]) => {
    const done = new Set(again ? [] : known.map(({ answer_sequence }) => answer_sequence));
    const wanted = sequences.filter((one) => !done.has(one));
    if (wanted.length > 0) transaction.soon(expectEvaluations({ tenantId, sequences: wanted, now }));
    return Promise.resolve(wanted);
  });
  if (waiting.length === 0) return;
  await awaitEvaluations(services, tenantId, waiting, limitMs);
}

/** Has one final answer evaluated. */
export async function evaluateAnswer(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  { again }: { again: boolean },
): Promise<Evaluated> {
  const { tenantId, memberId } = unit;
  const read = unit.read.bind(unit);
  const [[facts], [found]] = await read(
    findQuizFacts(asked(unit, address)),
    findTarget({ tenantId, ...address, memberUUID }),
  );
  const room = await enterQuiz(unit, read, address, facts);
  permit(room.verdicts.manage);
  const target = reachTarget(room, found, memberId);
  const isFinal = target.answer_status === ANSWER_STATUS.final;
  permit(gradeVerdict({ isOwn: target.member_id === memberId, isFinal }));
  await evaluateNow(unit, [target.answer_sequence], again, EVALUATION_MS);
  return getAiEvaluation(unit, address, memberUUID);
}

interface FinalAnswer extends RowPart<Answers, 'answer_sequence' | 'member_id'> {
  readonly quiz_count: number;
}

/** Has all of these answers evaluated; each quiz of the club has its time. */
async function evaluateAll(unit: Unit, answers: readonly FinalAnswer[], again: boolean) {
  const { tenantId } = unit;
  const sequences = answers.map(({ answer_sequence }) => answer_sequence);
  await evaluateNow(unit, sequences, again, EVALUATION_MS * (answers[0]?.quiz_count ?? 1));
  const [rows] = await unit.read(listEvaluations({ tenantId, sequences }));
  return rows;
}

/** Has every final answer of a member in a club evaluated. */
export async function evaluateMember(
  unit: Unit,
  club: number,
  memberUUID: string,
  { again }: { again: boolean },
): Promise<{ contents: { quizSequence: number; evaluation: AiEvaluation }[] }> {
  const { tenantId } = unit;
  const [[facts], answers] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listFinalAnswers({ tenantId, club, memberId: memberUUID }),
  );
  admitClubAdmin(unit.me, facts);
  permit(gradeVerdict({ isOwn: memberUUID === unit.memberId, isFinal: answers.length > 0 }));
  const rows = await evaluateAll(unit, answers, again);
  return { contents: rows.map((row) => ({ quizSequence: row.quiz_sequence, evaluation: aiEvaluationOf(row) })) };
}

/** Has every final answer to a quiz evaluated but one of the caller's own. */
export async function evaluateQuiz(
  unit: Unit,
  address: QuizAddress,
  { again }: { again: boolean },
): Promise<{ contents: { memberUUID: string; evaluation: AiEvaluation }[] }> {
  const { tenantId, memberId } = unit;
  const read = unit.read.bind(unit);
  const [[facts], answers] = await read(
    findQuizFacts(asked(unit, address)),
    listFinalAnswers({ tenantId, club: address.club, quiz: address.quiz }),
  );
  const { verdicts } = await enterQuiz(unit, read, address, facts);
  permit(verdicts.manage);
  const others = answers.filter(({ member_id }) => member_id !== memberId);
  permit(gradeVerdict({ isOwn: others.length < answers.length && others.length === 0, isFinal: others.length > 0 }));
  const rows = await evaluateAll(unit, others, again);
  const authors = new Map(others.map(({ answer_sequence, member_id }) => [answer_sequence, member_id]));
  const contents = rows.map((row) => ({
    memberUUID: authors.get(row.answer_sequence)!,
    evaluation: aiEvaluationOf(row),
  }));
  return { contents };
}
