/** Columns that the list of invitations can be in the order of; the newest first where none is asked for. */
export const INVITATION_SORTS = ['name', 'validUntil'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];
