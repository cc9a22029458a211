import {
  changeParticipationCode,
  expelMember,
  importMembers,
} from '@dure/contract/memberships/member-management.endpoints';
import {
  cancelJoinRequest,
  decideMemberRequests,
  findClubByCode,
  joinClub,
  listClubInstructors,
  listClubMembers,
  listFellowMembers,
  listMemberRequests,
  requestMembership,
} from '@dure/contract/memberships/memberships.endpoints';
import { leaveClub, listMyRequestClubs, listOwnMemberships } from '@dure/contract/memberships/my-memberships.endpoints';
import { route } from '../../kernel/http/route.ts';
import { clubInstructors } from '../clubs/club-about.service.ts';
import { requestedClubs } from '../clubs/club-lists.service.ts';
import { changeCode } from './code-change.service.ts';
import { fellowsOf } from './fellows.service.ts';
import { askToJoin, clubOfCode, joinWithCode, takeRequestBack } from './joining.service.ts';
import { expel, leave } from './leaving.service.ts';
import { decideOnRequests, membersOf, requestsOf } from './members.service.ts';
import { ownMemberships } from './own-memberships.service.ts';
import { importRoster } from './roster.service.ts';

export const membershipRoutes = [
  route(findClubByCode, (unit, { body }) => clubOfCode(unit, body.participationCode)),
  route(joinClub, (unit, { params, body }) => joinWithCode(unit, params.clubSequence, body.participationCode)),
  route(cancelJoinRequest, (unit, { params }) => takeRequestBack(unit, params.clubSequence)),
  route(requestMembership, (unit, { body }) => askToJoin(unit, body.clubSequence, body.message)),
  route(listClubMembers, (unit, { params, query }) => membersOf(unit, params.clubSequence, query)),
  route(listFellowMembers, (unit, { params, query }) => fellowsOf(unit, params.clubSequence, query)),
  route(listMemberRequests, (unit, { params, query }) => requestsOf(unit, params.clubSequence, query)),
  route(decideMemberRequests, (unit, { params, body }) => decideOnRequests(unit, params.clubSequence, body)),
  route(listMyRequestClubs, (unit, { query }) => requestedClubs(unit, query)),
  route(listOwnMemberships, (unit, { query }) => ownMemberships(unit, query)),
  route(leaveClub, (unit, { params }) => leave(unit, params.clubSequence)),
  route(expelMember, (unit, { params, body }) => expel(unit, params.clubSequence, params.memberUUID, body.reason)),
  route(changeParticipationCode, (unit, { params, body }) => changeCode(unit, params.clubSequence, body)),
  route(importMembers, (unit, { params, body, uploads }) => importRoster(unit, params.clubSequence, body, uploads)),
  route(listClubInstructors, (unit, { params }) => clubInstructors(unit, params.clubSequence)),
];
