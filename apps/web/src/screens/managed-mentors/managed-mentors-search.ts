import { MENTOR_TYPES } from '@dure/contract/publishing/mentors/mentor-codes';
import { codeIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const managedMentorsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...codeIn(raw, 'type', MENTOR_TYPES),
});
