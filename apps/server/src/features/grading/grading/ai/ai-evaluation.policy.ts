import type { Evaluated } from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import type { AiEvaluation } from '@dure/contract/grading/grading/ai-evaluation.views';
import type { Grades } from '@dure/contract/grading/grading/official-grade';
import type { Verdicts } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** What tells of the model answer, before that is the author's to read. */
const withoutModelAnswer = (evaluation: AiEvaluation): AiEvaluation => ({
  ...evaluation,
  justification: '',
  criteria: evaluation.criteria.map((one) => ({ ...one, reason: '' })),
  points: [],
  keywordsHit: [],
  keywordsMissed: [],
  suggestion: '',
});

/**
 * What a viewer may know of an evaluation: who grades knows all of it. Its author learns of it with the grade by an
 * instructor or AI, once they may see that. A suggestion without consequence is nobody's grade.
 */
export function seenEvaluation(
  { evaluation, isWaiting }: Evaluated,
  { manage, seeGrade, seeModelAnswer }: Pick<Verdicts, 'manage' | 'seeGrade' | 'seeModelAnswer'>,
  grades: Grades,
): Evaluated {
  if (manage === null) return { evaluation, isWaiting };
  const isGraded = grades.INSTRUCTOR !== null || grades.AI !== null;
  // To its author an evaluation without a score says nothing.
  const isOpen = evaluation === null || evaluation.score === null;
  if (isOpen || seeGrade !== null || !isGraded) return { evaluation: null, isWaiting: false };
  return { evaluation: seeModelAnswer === null ? evaluation : withoutModelAnswer(evaluation), isWaiting: false };
}
