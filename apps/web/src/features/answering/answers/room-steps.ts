import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { gradeTone } from '../../../kernel/grade-tone.ts';
import type { ProgressStep } from '../../../ui/states/ProgressSteps.tsx';
import { answersText } from './answers.text.ts';

type Facts = Pick<
  AnswerRoom,
  | 'answerStatus'
  | 'draft'
  | 'final'
  | 'revision'
  | 'hasContent'
  | 'contentReadAt'
  | 'content'
  | 'officialGrade'
  | 'feedback'
  | 'can'
>;
const text = answersText.steps;

export const isPreSubmitted = ({ answerStatus }: Pick<AnswerRoom, 'answerStatus'>): boolean =>
  answerStatus === ANSWER_STATUS.preSubmitted || answerStatus === ANSWER_STATUS.final;

/** Whether the steps are the reader's own: an admin of the club who reads along has none. */
export const takesPart = ({ can, answerStatus }: Pick<AnswerRoom, 'can' | 'answerStatus'>): boolean =>
  answerStatus !== null || can.writePre || !can.manage;

/** Whether the server keeps text of this step that is not submitted. */
export const hasDraft = ({ draft, final, revision }: Pick<AnswerRoom, 'draft' | 'final' | 'revision'>): boolean =>
  draft.text !== null && draft.text.trim() !== '' && draft.text !== (revision ?? final)?.text;

function preStep(room: Facts, isTyping: boolean): ProgressStep {
  const { label, done, missed, writing, todo } = text.pre;
  if (isPreSubmitted(room)) return { label, state: 'done', note: done };
  if (!room.can.writePre) return { label, state: 'todo', note: missed };
  return { label, state: 'now', note: isTyping || hasDraft(room) ? writing : todo };
}

function contentStep(room: Facts): ProgressStep {
  const { label, none, done, todo, unread } = text.content;
  if (!room.hasContent) return { label, state: 'todo', note: none };
  if (room.contentReadAt !== null) return { label, state: 'done', note: done };
  if (!isPreSubmitted(room)) return { label, state: 'todo' };
  const comesNext = room.can.writeFinal && room.answerStatus !== ANSWER_STATUS.final;
  return comesNext ? { label, state: 'now', note: todo } : { label, state: 'todo', note: unread };
}

function finalStep(room: Facts, isTyping: boolean): ProgressStep {
  const { label, done, missed, writing, revising, todo } = text.final;
  const isWriting = room.can.writeFinal && (isTyping || hasDraft(room));
  if (room.answerStatus === ANSWER_STATUS.final) {
    return isWriting ? { label, state: 'now', note: revising } : { label, state: 'done', note: done };
  }
  if (room.can.writeFinal) return { label, state: 'now', note: isWriting ? writing : todo };
  return room.can.writePre ? { label, state: 'todo' } : { label, state: 'todo', note: missed };
}

function gradingStep({ answerStatus, officialGrade, feedback }: Facts): ProgressStep {
  const { label, graded, feedback: arrived, waiting } = text.grading;
  if (officialGrade !== null) {
    return { label, state: 'done', note: graded(officialGrade), isPlain: gradeTone(officialGrade) === 'neutral' };
  }
  if (feedback !== null) return { label, state: 'done', note: arrived };
  return answerStatus === ANSWER_STATUS.final ? { label, state: 'todo', note: waiting } : { label, state: 'todo' };
}

/** The four steps of a quiz with their state in words. `isTyping`: there is text that the server may not have yet. */
export const roomSteps = (room: Facts, isTyping: boolean): ProgressStep[] => [
  preStep(room, isTyping),
  contentStep(room),
  finalStep(room, isTyping),
  gradingStep(room),
];
