import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const CLUB_VIEWS = ['ALL', 'ADMIN', 'MEMBER', 'REQUESTED', 'FAVORITE'] as const;

export const myClubsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'view', CLUB_VIEWS),
  ...textIn(raw, 'status'),
  ...textIn(raw, 'keyword'),
});
export type MyClubsSearch = ReturnType<typeof myClubsSearch>;
