import { choiceIn, pageIn, type RawSearch } from '../../kernel/search-params.ts';

/** `mode`: whether the order is being changed. */
export const quizzesSearch = (raw: RawSearch) => ({ ...pageIn(raw), ...choiceIn(raw, 'mode', ['order'] as const) });
