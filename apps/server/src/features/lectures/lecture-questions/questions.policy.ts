import { type QuestionStatus, QUESTION_TRANSITIONS } from '@dure/contract/lectures/lecture-questions/question-status';

export interface Standing {
  readonly status: QuestionStatus;
  readonly isPrivate: boolean;
  readonly isMine: boolean;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  /** The club has ended: members read alone. */
  readonly isOver: boolean;
}
export type QuestionTransition = keyof typeof QUESTION_TRANSITIONS;

export const mayMove = (status: QuestionStatus, by: QuestionTransition): boolean =>
  (QUESTION_TRANSITIONS[by].from as readonly QuestionStatus[]).includes(status);

/** What the viewer may do with a question that they may read. */
export function questionVerdicts({ status, isPrivate, isMine, isMember, isAdmin, isOver }: Standing) {
  const acts = isMember && !isOver;
  return {
    delete: isMine && acts && status !== QUESTION_TRANSITIONS.instructorAnswers.to,
    wonder: !isMine && acts && !isPrivate,
    solve: isMine && acts,
    askInstructor: isMine && acts && mayMove(status, 'askInstructor'),
    answer: isAdmin,
  };
}

/** A private question is its author's and the club's admins'. */
export const mayRead = ({ isPrivate, isMine, isAdmin }: Pick<Standing, 'isPrivate' | 'isMine' | 'isAdmin'>): boolean =>
  !isPrivate || isMine || isAdmin;
