import { AUTHORED_SORTS } from '@dure/contract/authoring/quizzes/authored-sorts';
import { BULK_TYPES } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { QUIZ_SORTS } from '@dure/contract/authoring/quizzes/quiz-sorts';
import { QUIZ_STATUSES } from '@dure/contract/authoring/quizzes/quiz-status';
import { SHOWN } from '../../features/authoring/quizzes/bulk/shown.ts';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** `quiz`: the one in the editor; `write`: a new one is, or AI drafts some out of `content`. */
export const quizMakeSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'state', QUIZ_STATUSES),
  ...choiceIn(raw, 'sort', AUTHORED_SORTS),
  ...numberIn(raw, 'club'),
  ...numberIn(raw, 'quiz'),
  ...choiceIn(raw, 'write', ['new', 'ai']),
  ...numberIn(raw, 'content'),
});
export type QuizMakeSearch = ReturnType<typeof quizMakeSearch>;

export const loungeSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'jobGroup'),
  ...textIn(raw, 'jobLevel'),
  ...choiceIn(raw, 'sort', QUIZ_SORTS),
});

/** `type`: what is brought in; `show`: which of its rows. */
export const importSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'type', BULK_TYPES),
  ...choiceIn(raw, 'show', SHOWN),
});
