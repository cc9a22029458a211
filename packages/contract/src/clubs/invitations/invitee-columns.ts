/** What a list of people who are to be invited says of each. */
export const INVITEE_COLUMNS = ['name', 'email', 'loginName', 'studentNumber', 'organizationCode'] as const;
export type InviteeColumn = (typeof INVITEE_COLUMNS)[number];

/**
 * What becomes of a row of such a list. `INVITE`: gets a mail. `INVITED`: has got one already, and gets no other. `MEMBER`: has
 * an account. `ACCOUNT`: has no address and gets an account with a one-time code. `CODE`: has none and
 * comes in by a class code. `FAULT`: is to be mended.
 */
export const INVITEE_STATES = ['INVITE', 'INVITED', 'MEMBER', 'ACCOUNT', 'CODE', 'FAULT'] as const;
export type InviteeState = (typeof INVITEE_STATES)[number];
