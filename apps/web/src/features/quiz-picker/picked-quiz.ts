import type { PickableQuiz } from '@dure/contract/quizzes/lounge.endpoints';

/** A quiz that was taken: one of the own ones is itself, anybody else's becomes a copy of its source. */
export interface PickedQuiz extends NonNullable<PickableQuiz['solution']> {
  readonly quizSequence: number | null;
  readonly sourceQuizSequence: number | null;
  readonly question: string;
  readonly isShared: boolean;
}

/** Undefined for a quiz that the viewer may not take yet. */
export function pickedOf({ quizSequence, question, isMine, isShared, solution }: PickableQuiz): PickedQuiz | undefined {
  if (!solution) return undefined;
  return isMine
    ? { ...solution, question, quizSequence, sourceQuizSequence: null, isShared }
    : { ...solution, question, quizSequence: null, sourceQuizSequence: quizSequence, isShared: false };
}
