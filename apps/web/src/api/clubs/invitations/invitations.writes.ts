import type * as contract from '@dure/contract/clubs/invitations/invitations.endpoints';
import type * as invited from '@dure/contract/clubs/invitations/invited.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getAdministrationOverview } from '../../platform/administration/administration.reads.ts';
import { listClassCodes } from './class-codes.reads.ts';
import { listInvitations } from './invitations.reads.ts';

const list = () => [listInvitations.key()];
const overview = () => [getAdministrationOverview.key()];

export const readInviteeSheet = write<typeof contract.readInviteeSheet>('POST /api/manager/v1/invitations/sheet');
/** Until it is confirmed it only looks the list through. */
export const invitePeople = write<typeof contract.invitePeople>('POST /api/manager/v1/invitations', ({ body }) =>
  body.confirmed === true ? [...list(), listClassCodes.key()] : [],
);
export const decideInvitations = write<typeof contract.decideInvitations>(
  'PUT /api/manager/v1/invitations/decision',
  list,
  overview,
);
export const renewInvitations = write<typeof contract.renewInvitations>(
  'PUT /api/manager/v1/invitations/renewal',
  list,
);
export const withdrawInvitations = write<typeof contract.withdrawInvitations>(
  'PUT /api/manager/v1/invitations/withdrawal',
  list,
  overview,
);
export const saveInvitationSettings = write<typeof contract.saveInvitationSettings>(
  'PUT /api/manager/v1/invitation-settings',
);
export const findInvitation = write<typeof invited.findInvitation>('POST /api/v1/accounts/invitation');
export const acceptInvitation = write<typeof invited.acceptInvitation>('PUT /api/v1/accounts/invitation');
export const enterInvitedClubs = write<typeof invited.enterInvitedClubs>('POST /api/v1/accounts/invitation/clubs');
