import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const ANSWER_SORTS = ['newest', 'likes', 'onePicks'] as const;

/** `answer`: the member whose answer's comments are open; `reply`: the comment that is looked for there. */
export const answerRoomSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'sort', ANSWER_SORTS),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'answer'),
  ...numberIn(raw, 'reply'),
});
