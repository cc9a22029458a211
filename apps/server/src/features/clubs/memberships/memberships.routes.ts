import * as memberManagement from '@dure/contract/clubs/memberships/member-management.endpoints';
import * as memberships from '@dure/contract/clubs/memberships/memberships.endpoints';
import * as myMemberships from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listClubInstructors, listMyRequestClubs } from '../clubs/clubs.public.ts';
import { changeParticipationCode } from './code-change.service.ts';
import { listFellowMembers } from './fellows.service.ts';
import { requestMembership, findClubByCode, joinClub, cancelJoinRequest } from './joining.service.ts';
import { expelMember, leaveClub } from './leaving.service.ts';
import { listClubsOfMember } from './member-clubs/member-clubs.service.ts';
import { decideMemberRequests, listClubMembers, listMemberRequests } from './members.service.ts';
import { issueMemberCode } from './one-time-code.service.ts';
import { listOwnMemberships } from './own-memberships.service.ts';

export const membershipRoutes = [
  route(memberships.findClubByCode, (unit, { body }) => findClubByCode(unit, body.participationCode)),
  route(memberships.joinClub, (unit, { params, body }) => joinClub(unit, params.clubSequence, body.participationCode)),
  route(memberships.cancelJoinRequest, (unit, { params }) => cancelJoinRequest(unit, params.clubSequence)),
  route(memberships.requestMembership, (unit, { body }) => requestMembership(unit, body.clubSequence, body.message)),
  route(memberships.listClubMembers, (unit, { params, query }) => listClubMembers(unit, params.clubSequence, query)),
  route(memberships.listFellowMembers, (unit, { params, query }) =>
    listFellowMembers(unit, params.clubSequence, query),
  ),
  route(memberships.listMemberRequests, (unit, { params, query }) =>
    listMemberRequests(unit, params.clubSequence, query),
  ),
  route(memberships.decideMemberRequests, (unit, { params, body }) =>
    decideMemberRequests(unit, params.clubSequence, body),
  ),
  route(myMemberships.listMyRequestClubs, (unit, { query }) => listMyRequestClubs(unit, query)),
  route(myMemberships.listOwnMemberships, (unit, { query }) => listOwnMemberships(unit, query)),
  route(myMemberships.leaveClub, (unit, { params }) => leaveClub(unit, params.clubSequence)),
  route(memberManagement.expelMember, (unit, { params, body }) =>
    expelMember(unit, params.clubSequence, params.memberUUID, body.reason),
  ),
  route(memberManagement.issueMemberCode, (unit, { params }) =>
    issueMemberCode(unit, params.clubSequence, params.memberUUID),
  ),
  route(memberManagement.changeParticipationCode, (unit, { params, body }) =>
    changeParticipationCode(unit, params.clubSequence, body),
  ),
  route(memberManagement.listClubsOfMember, (unit, { params, query }) =>
    listClubsOfMember(unit, params.memberUUID, query),
  ),
  route(memberships.listClubInstructors, (unit, { params }) => listClubInstructors(unit, params.clubSequence)),
];
