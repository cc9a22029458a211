import { pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const myLectureClubsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'status'),
  ...textIn(raw, 'keyword'),
});
