import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import type { GradingDetail, GradingQueueItem } from '@dure/contract/grading/grading/grading.endpoints';
import { isRevisable } from '@dure/contract/grading/grading/grading-need';
import { disagreement, officialGrader, type Grader } from '@dure/contract/grading/grading/official-grade';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import {
  criteriaOf,
  feedbackOf,
  type FeedbackRow,
  type FileRow,
  filesOf,
  finalOf,
  gradesOf,
  type GradeRow,
  lateRevisionOf,
  reviewOf,
  type ReviewRow,
  stepOf,
} from '../../answering/answers/answers.public.ts';
import { gradeVerdict } from '../../clubs/quiz-access/quiz-access.public.ts';
import { aiEvaluationOf } from './ai/ai-evaluation.view.ts';
import type { EvaluationRow } from './ai/evaluations.queries.ts';
import type { GradingDetailRow, QueueRow } from './grading.queries.ts';

export function queueItemOf(row: QueueRow, deadlineAt: Date | null, now: Date): GradingQueueItem {
  const grades = { INSTRUCTOR: row.instructor_grade, AI: row.ai_grade, SELF: row.self_grade };
  return {
    clubQuizAnswerSequence: row.answer_sequence,
    member: personView(row),
    answerStatus: row.answer_status,
    submittedAt: row.submitted_at.toISOString(),
    grades,
    hasFeedback: row.has_feedback,
    isHeld: row.is_held,
    disagreement: disagreement(grades),
    openUntil: isRevisable({ answerStatus: row.answer_status, grades }, deadlineAt, now)
      ? deadlineAt!.toISOString()
      : null,
  };
}

function instructorGradeOf(row: GradeRow | undefined): GradingDetail['instructorGrade'] {
  if (!row) return null;
  return {
    grading: row.grade,
    criteria: criteriaOf(row),
    gradedBy: personView(row),
    gradedAt: row.graded_at.toISOString(),
    version: row.version,
  };
}

interface DetailParts {
  readonly deadlineAt: Date | null;
  readonly files: readonly FileRow[];
  readonly grades: readonly GradeRow[];
  readonly feedback: FeedbackRow | undefined;
  readonly review: ReviewRow | undefined;
  readonly evaluation: EvaluationRow | undefined;
}

export function gradingDetailOf(
  row: GradingDetailRow,
  { deadlineAt, files, grades, feedback, review, evaluation }: DetailParts,
  { memberId, now }: Pick<Unit, 'memberId' | 'now'>,
): GradingDetail {
  const verdict = gradeVerdict({
    isOwn: row.member_id === memberId,
    isFinal: row.answer_status === ANSWER_STATUS.final,
  });
  const item = queueItemOf(row, deadlineAt, now);
  const late = lateRevisionOf(row.revision, files);
  return {
    ...item,
    question: row.question,
    modelAnswer: row.model_answer,
    modelAnswerKeywords: row.model_answer_keywords,
    rubric: row.rubric as unknown as RubricCriterion[],
    pre: stepOf(row.pre_text, row.pre_at, filesOf(files, 'PRE')),
    final: finalOf(row, files),
    isAfterModelAnswer: row.is_after_model_answer,
    revision: late && row.revision ? { ...late, before: row.revision.before } : null,
    comprehension: row.comprehension,
    selfNote: grades.find(({ grader }) => grader === 'SELF')?.note ?? '',
    instructorGrade: instructorGradeOf(grades.find(({ grader }) => grader === 'INSTRUCTOR')),
    officialGrader: officialGrader(row.official_grading as Grader, gradesOf(grades)),
    ai: evaluation ? aiEvaluationOf(evaluation) : null,
    feedback: feedbackOf(feedback),
    review: reviewOf(review),
    can: { grade: verdict === null },
  };
}
