import type { QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';

/** How the state of a quiz looks as a chip. */
export const STATUS_TONES: Readonly<Record<QuizStatus, ChipTone>> = {
  PRIVATE: 'neutral',
  PUBLIC: 'good',
  HIDDEN: 'pre',
  DELETED: 'bad',
};
