import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { dueText } from './due-quizzes.text.ts';

interface Progress {
  readonly myAnswerStatus: string | null;
  readonly hasDraft: boolean;
}

/** Where the member stopped with a quiz, and what the way back in is called. */
export function dueState({ myAnswerStatus, hasDraft }: Progress): { state: string; action: string } {
  const { state, action } = dueText;
  if (myAnswerStatus === ANSWER_STATUS.preSubmitted) {
    return hasDraft
      ? { state: state.finalDraft, action: action.resumeFinal }
      : { state: state.preDone, action: action.final };
  }
  return hasDraft ? { state: state.preDraft, action: action.resume } : { state: state.none, action: action.start };
}
