import { MEMBER_SORTS } from '@dure/contract/tenancy/accounts/managed-members/member-sorts';
import { MEMBER_STATES } from '@dure/contract/tenancy/accounts/member-states';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';
import { orderIn } from '../../ui/lists/table-order.ts';

export const managedMembersSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'type'),
  ...textIn(raw, 'organization'),
  ...textIn(raw, 'member'),
  ...choiceIn(raw, 'state', MEMBER_STATES),
  ...orderIn(raw, MEMBER_SORTS),
});
