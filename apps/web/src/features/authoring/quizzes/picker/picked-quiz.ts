import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';

/** A quiz that was taken: one of the own ones is itself, anybody else's becomes a copy of its source. */
export interface PickedQuiz extends NonNullable<PickableQuiz['solution']> {
  readonly quizSequence: number | null;
  readonly sourceQuizSequence: number | null;
  readonly question: string;
  readonly isShared: boolean;
}

/** Whether one of the quizzes is the same, or a copy of the same: a club holds each once. */
export const isAmong = (
  { quizSequence, sourceQuizSequence }: Pick<PickableQuiz, 'quizSequence' | 'sourceQuizSequence'>,
  held: ReadonlySet<number>,
): boolean => held.has(quizSequence) || (sourceQuizSequence !== null && held.has(sourceQuizSequence));

/** Undefined for a quiz that the viewer may not take yet. */
export function pickedOf({
  quizSequence,
  sourceQuizSequence,
  question,
  isMine,
  isShared,
  solution,
}: PickableQuiz): PickedQuiz | undefined {
  if (!solution) return undefined;
  return isMine
    ? { ...solution, question, quizSequence, sourceQuizSequence, isShared }
    : { ...solution, question, quizSequence: null, sourceQuizSequence: quizSequence, isShared: false };
}
