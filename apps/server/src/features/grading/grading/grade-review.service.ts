import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { officialGrade, type Grader } from '@dure/contract/grading/grading/official-grade';
import { reviewVerdict } from '@dure/contract/grading/grading/review-rules';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import {
  findReview,
  gradedAt,
  gradesOf,
  listGrades,
  lockAnswer,
  readRoom,
} from '../../answering/answers/answers.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  gradeVerdict,
  permit,
  type QuizAddress,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { answerOpenReview, askReview } from './grade-review.queries.ts';
import { lockForGrading, readGradingDetail } from './grading.service.ts';
import { notifyFeedback } from './grading-notifications.service.ts';
import { settleQueue } from '../../answering/answer-queue/answer-queue.public.ts';

/** Puts the caller's graded answer on top of the instructor's queue, after the club's end too: grades may come late. */
export function askForReview(unit: Unit, address: QuizAddress, reason: string): Promise<AnswerRoom> {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const given = asked(unit, address);
    const read = transaction.all.bind(transaction);
    const [[own], [facts], grades, [review], [club]] = await read(
      lockAnswer(given),
      findQuizFacts(given),
      listGrades(given),
      findReview(given),
      findClubFacts(tenantId, address.club, unit.memberId),
    );
    const { verdicts } = await enterQuiz(unit, read, address, facts);
    permit(verdicts.seeGrade);
    if (!own) return refuse('notGradedYet');
    const latest = review ? { askedAt: review.asked_at, answeredAt: review.answered_at } : null;
    permit(reviewVerdict({ gradedAt: gradedAt(grades), latest }, now));
    const all = gradesOf(grades);
    const grade = officialGrade(club!.official_grading as Grader, all) ?? all.AI ?? refuse('notGradedYet');
    await transaction.change(askReview(tenantId, { answerSequence: own.answer_sequence, reason, grade, now }));
    await settleQueue(transaction, [own.answer_sequence]);
    return readRoom(unit, read, address);
  });
}

/** Answers the open request of a member; of two instructors the second learns that it was answered. */
export function answerReview(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  reply: string,
): Promise<GradingDetail> {
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const { answerSequence, isOwn, current } = await lockForGrading(unit, transaction, address, memberUUID);
    permit(gradeVerdict({ isOwn, isFinal: true }));
    const { tenantId, memberId, now } = unit;
    const grade = current.officialGrader && current.grades[current.officialGrader];
    const answered = await transaction.change(
      answerOpenReview(tenantId, { answerSequence, reply, grade, answeredBy: memberId, now }),
    );
    if (answered === 0) refuse('staleVersion', { data: current });
    await settleQueue(transaction, [answerSequence]);
    await notifyFeedback(unit, transaction, [{ ...address, memberId: memberUUID }]);
    return readGradingDetail(unit, read, address, memberUUID);
  });
}
