export { findRosterInviting, inviteToClub } from './proposals.service.ts';
