import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { ClubQuizRow } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';
import { gradeTone } from '../../../../kernel/grade-tone.ts';
import { clubQuizzesText } from './club-quizzes.text.ts';

const { state } = clubQuizzesText;

type Facts = Pick<ClubQuizRow, 'myAnswerStatus' | 'hasDraft' | 'myOfficialGrade' | 'deadlineAt'>;

/** How far the member is with a quiz, in words. `isOver`: nothing can be written in the club any more. */
export function quizState(quiz: Facts, now: number, isOver: boolean): { label: string; tone: ChipTone } {
  const { myAnswerStatus, hasDraft, myOfficialGrade, deadlineAt } = quiz;
  const isClosed = isOver || (deadlineAt !== null && Date.parse(deadlineAt) <= now);
  if (myOfficialGrade !== null) return { label: state.graded(myOfficialGrade), tone: gradeTone(myOfficialGrade) };
  if (myAnswerStatus === ANSWER_STATUS.final) return { label: state.final, tone: 'post' };
  if (myAnswerStatus === ANSWER_STATUS.preSubmitted) {
    return hasDraft && !isClosed ? { label: state.finalDraft, tone: 'pre' } : { label: state.pre, tone: 'pre' };
  }
  if (isClosed) return { label: state.missed, tone: 'neutral' };
  return hasDraft ? { label: state.preDraft, tone: 'pre' } : { label: state.none, tone: 'neutral' };
}
