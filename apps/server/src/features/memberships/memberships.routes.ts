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
import { route } from '../../kernel/http/route.ts';
import { clubInstructors } from '../clubs/club-about.service.ts';
import { fellowsOf } from './fellows.service.ts';
import { askToJoin, clubOfCode, joinWithCode, takeRequestBack } from './joining.service.ts';
import { decideOnRequests, membersOf, requestsOf } from './members.service.ts';

export const membershipRoutes = [
  route(findClubByCode, (unit, { body }) => clubOfCode(unit, body.participationCode)),
  route(joinClub, (unit, { params, body }) => joinWithCode(unit, params.clubSequence, body.participationCode)),
  route(cancelJoinRequest, (unit, { params }) => takeRequestBack(unit, params.clubSequence)),
  route(requestMembership, (unit, { body }) => askToJoin(unit, body.clubSequence, body.message)),
  route(listClubMembers, (unit, { params, query }) => membersOf(unit, params.clubSequence, query)),
  route(listFellowMembers, (unit, { params, query }) => fellowsOf(unit, params.clubSequence, query)),
  route(listMemberRequests, (unit, { params, query }) => requestsOf(unit, params.clubSequence, query)),
  route(decideMemberRequests, (unit, { params, body }) => decideOnRequests(unit, params.clubSequence, body)),
  route(listClubInstructors, (unit, { params }) => clubInstructors(unit, params.clubSequence)),
];
