export { countEndedBefore, deleteEndedBefore } from './invitations.queries.ts';
export { findRosterInviting, inviteToClub } from './proposals.service.ts';
