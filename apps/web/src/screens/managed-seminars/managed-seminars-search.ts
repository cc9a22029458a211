import { ESTABLISHMENT_STATUS, SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { codeIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const managedSeminarsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...codeIn(raw, 'status', Object.values(SEMINAR_STATUS)),
  ...codeIn(raw, 'asked', Object.values(ESTABLISHMENT_STATUS)),
});
