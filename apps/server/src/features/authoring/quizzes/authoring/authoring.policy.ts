import {
  DELETED_QUIZ_DAYS,
  QUIZ_TRANSITIONS,
  type QuizEvent,
  type QuizStatus,
} from '@dure/contract/authoring/quizzes/quiz-status';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Quizzes } from '../../../../kernel/database/schema.gen.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { isManager, type Session } from '../../../../kernel/session/session.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Quizzes deleted at this instant or before it are gone. */
export const oldestDeleted = (now: Date): Date => new Date(now.getTime() - DELETED_QUIZ_DAYS * DAY_MS);
/** When a quiz that was deleted is gone. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DELETED_QUIZ_DAYS * DAY_MS);

export type QuizState = RowPart<Quizzes, 'author_id' | 'quiz_status'>;

/** Lets only the author of a quiz and managers pass: of one that stands in the lounge others know that there is one. */
export function admitAuthor<Facts extends QuizState>(me: Session, quiz: Facts | undefined): Facts {
  if (!quiz) return refuse('notFound');
  if (isManager(me) || quiz.author_id === me.memberId) return quiz;
  return refuse(quiz.quiz_status === 'PUBLIC' ? 'forbidden' : 'notFound');
}

/** Where the event leads; undefined where it does not lead from this state. */
export const movedTo = (event: QuizEvent, status: string): QuizStatus | undefined =>
  QUIZ_TRANSITIONS[event][status as QuizStatus];

/** What may be done with a quiz by whoever was admitted to it. */
export const quizCan = (status: string, isInOpenClub: boolean) => ({
  edit: status !== 'DELETED',
  open: movedTo('open', status) !== undefined,
  hide: movedTo('hide', status) !== undefined,
  delete: movedTo('delete', status) !== undefined && !isInOpenClub,
  restore: movedTo('restore', status) !== undefined,
});
