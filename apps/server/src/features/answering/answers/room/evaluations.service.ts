import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers } from '../../../../kernel/database/schema.gen.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import type { QuizAccess } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { listFeedbackAmong, listGradesAmong, type GradeRow } from './answer-parts.queries.ts';
import { feedbackOf, gradeView } from './answer-parts.view.ts';

export type Evaluations = Pick<AnswerCard, 'grading' | 'feedback' | 'aiEvaluation' | 'selfEvaluation'>;

type AnswerRow = RowPart<Answers, 'answer_sequence' | 'member_id'>;

const NONE: Evaluations = { grading: null, feedback: null, aiEvaluation: null, selfEvaluation: null };

function evaluationOf(row: GradeRow | undefined): AnswerCard['aiEvaluation'] {
  if (!row) return null;
  const { grader: _, ...evaluation } = gradeView(row);
  return evaluation;
}

/**
 * What graders found of the answers whose grades the viewer may see: their own, or all of them as an admin of the club.
 * Of the others nothing is read.
 */
export async function readEvaluations(
  unit: Unit,
  { verdicts }: QuizAccess,
  rows: readonly AnswerRow[],
): Promise<(row: AnswerRow) => Evaluations> {
  const isSeen = ({ member_id }: AnswerRow) => member_id === unit.memberId || verdicts.manage === null;
  const answerSequences = rows.filter(isSeen).map(({ answer_sequence }) => answer_sequence);
  if (answerSequences.length === 0) return () => NONE;
  const given = { tenantId: unit.tenantId, answerSequences };
  const [grades, feedback] = await unit.read(listGradesAmong(given), listFeedbackAmong(given));
  const isKnown = verdicts.seeGrade === null;
  return ({ answer_sequence }) => {
    const of = (grader: string) =>
      grades.find(
        (one) => one.answer_sequence === answer_sequence && one.grader === grader && (isKnown || grader === 'SELF'),
      );
    const said = feedback.find((one) => one.answer_sequence === answer_sequence);
    return {
      grading: of('INSTRUCTOR')?.grade ?? null,
      feedback: feedbackOf(isKnown ? said : undefined),
      aiEvaluation: evaluationOf(of('AI')),
      selfEvaluation: evaluationOf(of('SELF')),
    };
  };
}
