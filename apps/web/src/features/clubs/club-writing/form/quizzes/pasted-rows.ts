import { MAX_TOPIC_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { errors } from '@dure/contract/errors';
import { tooLong, tooShort } from '@dure/contract/field-messages';
import type { CheckedRow } from '@dure/contract/imports/checked-row';
import { MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '@dure/contract/limits/quiz-limits';
import type { PastedQuiz } from './pasted.ts';

export const PASTED_COLUMNS = ['question', 'modelAnswer', 'topic'] as const;
export type PastedColumn = (typeof PASTED_COLUMNS)[number];

const BOUNDS: Record<PastedColumn, readonly [least: number, most: number]> = {
  question: [MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH],
  modelAnswer: [0, MAX_MODEL_ANSWER_LENGTH],
  topic: [0, MAX_TOPIC_LENGTH],
};

/** A pasted quiz with what keeps it out of the form; `no` counts the quizzes of one paste. */
export interface PastedRow extends PastedQuiz, CheckedRow<PastedColumn> {}

/** The same as its texts are now. */
export function checkedPaste(row: PastedQuiz & Pick<PastedRow, 'no'>): PastedRow {
  const faults = PASTED_COLUMNS.flatMap((column) => {
    const [least, most] = BOUNDS[column];
    const { length } = row[column].trim();
    const message = length < least ? tooShort(least) : length > most ? tooLong(most) : null;
    return message === null ? [] : [{ column, code: errors.invalidInput.code, message, repair: null }];
  });
  return { ...row, faults, cleaned: [] };
}

export const checkedPastes = (quizzes: readonly PastedQuiz[]): PastedRow[] =>
  quizzes.map((quiz, index) => checkedPaste({ ...quiz, no: index + 1 }));

export const quizOfRow = ({ question, modelAnswer, topic }: PastedRow): PastedQuiz => ({
  question,
  modelAnswer,
  topic,
});
