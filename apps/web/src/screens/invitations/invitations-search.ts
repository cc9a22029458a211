import { INVITATION_STATES } from '@dure/contract/clubs/invitations/invitation-states';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const invitationsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'state', INVITATION_STATES),
});

export const inviteSearch = (raw: RawSearch) => pageIn(raw);
