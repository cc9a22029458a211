import type * as endpoints from '@dure/contract/answering/answers/quiz-status.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { countEvaluated, findProgress } from './quiz-status.queries.ts';
import { getAnswerRoom } from './room/room.service.ts';

/** How far the members have come in a quiz, in numbers that name nobody: they are no answers, so all may see them. */
export async function getQuizProgress(
  unit: Unit,
  address: QuizAddress,
): Promise<z.input<(typeof endpoints.getQuizProgress)['response']>> {
  const given = asked(unit, address);
  const [[facts], [progress]] = await unit.read(findQuizFacts(given), findProgress(given));
  await enterQuiz(unit, unit.read.bind(unit), address, facts);
  return {
    memberCount: progress?.member_count ?? 0,
    preAnswerCount: progress?.pre_count ?? 0,
    finalAnswerCount: progress?.final_count ?? 0,
  };
}

/** Where the caller stands in a quiz: the room without its texts. */
export async function getMyStatus(
  unit: Unit,
  address: QuizAddress,
): Promise<z.input<(typeof endpoints.getMyStatus)['response']>> {
  const room = await getAnswerRoom(unit, address);
  return {
    answerStatus: room.answerStatus,
    draftSavedAt: room.draft.savedAt,
    preSubmittedAt: room.pre?.submittedAt ?? null,
    contentReadAt: room.contentReadAt,
    finalSubmittedAt: room.final?.submittedAt ?? null,
    finalRevisedAt: room.final?.revisedAt ?? null,
    deadlineAt: room.deadlineAt,
    comprehension: room.comprehension,
    officialGrade: room.officialGrade,
    hasFeedback: room.feedback !== null,
    can: room.can,
  };
}

/** How much of a quiz is graded, for the admins of the club. */
export async function getQuizEvaluationStatus(
  unit: Unit,
  address: QuizAddress,
): Promise<z.input<(typeof endpoints.getQuizEvaluationStatus)['response']>> {
  const given = asked(unit, address);
  const [[facts], [counts]] = await unit.read(findQuizFacts(given), countEvaluated(given));
  const { verdicts } = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(verdicts.manage);
  const finalAnswerCount = counts?.finals ?? 0;
  const releasedCount = counts?.official ?? 0;
  return {
    status: releasedCount === 0 ? 'NONE' : releasedCount < finalAnswerCount ? 'IN_PROGRESS' : 'DONE',
    finalAnswerCount,
    releasedCount,
    gradedCount: { INSTRUCTOR: counts?.by_instructor ?? 0, AI: counts?.by_ai ?? 0, SELF: counts?.by_self ?? 0 },
    feedbackCount: counts?.with_feedback ?? 0,
  };
}
