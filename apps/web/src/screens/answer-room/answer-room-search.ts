import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const ANSWER_SORTS = ['newest', 'likes', 'onePicks'] as const;

/** `answer`: the member whose answer is open. */
export const answerRoomSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'sort', ANSWER_SORTS),
  ...textIn(raw, 'answer'),
});
