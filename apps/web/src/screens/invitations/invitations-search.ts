import { INVITATION_SORTS } from '@dure/contract/clubs/invitations/invitation-sorts';
import { INVITATION_STATES } from '@dure/contract/clubs/invitations/invitation-states';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';
import { orderIn } from '../../ui/lists/table-order.ts';

export const invitationsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'state', INVITATION_STATES),
  ...orderIn(raw, INVITATION_SORTS),
});

export const inviteSearch = (raw: RawSearch) => pageIn(raw);
