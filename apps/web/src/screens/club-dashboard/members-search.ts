import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const MEMBER_VIEWS = ['members', 'requests'] as const;

export const membersSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'view', MEMBER_VIEWS),
});
