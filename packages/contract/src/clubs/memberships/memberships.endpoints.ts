import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { clubImageShape } from '../../tenancy/files/picture-shape.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, sequence, text, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { aboutStatusCode } from '../clubs/club-codes.ts';
import { MAX_DECIDED_AT_ONCE, MAX_JOIN_MESSAGE_LENGTH } from './membership-limits.ts';
import { MAX_TYPED_CODE_LENGTH } from '../clubs/club-limits.ts';

const clubParams = z.object({ clubSequence: pathSequence });
const participationCode = text(1, MAX_TYPED_CODE_LENGTH);
const joined = z.object({ clubSequence: z.number().int(), clubAboutStatus: aboutStatusCode }).meta({ id: 'Joined' });

export const findClubByCode = endpoint({
  name: 'findClubByCode',
  method: 'POST',
  path: '/api/v1/club/participation-code',
  summary: 'The club that a participation code opens, before joining it',
  audience: 'member',
  body: z.object({ participationCode }),
  response: joined.extend({ clubName: z.string(), clubImageUrl: z.string(), clubImageShape }),
  errors: ['invalidParticipationCode'],
});

export const joinClub = endpoint({
  name: 'joinClub',
  method: 'POST',
  path: '/api/v1/clubs/{clubSequence}/join',
  summary: 'Joins with the participation code: a member at once, or pending where the club asks for approval',
  audience: 'member',
  params: clubParams,
  body: z.object({ participationCode }),
  response: joined,
  errors: ['invalidParticipationCode', 'clubFull', 'clubNotJoinable', 'expelledFromClub', 'runsClub'],
});

export const cancelJoinRequest = endpoint({
  name: 'cancelJoinRequest',
  method: 'PUT',
  path: '/api/v1/clubs/{clubSequence}/join/cancel',
  summary: "Takes the caller's pending request back",
  audience: 'member',
  params: clubParams,
  response: joined,
  errors: ['conflict'],
});

export const requestMembership = endpoint({
  name: 'requestMembership',
  method: 'POST',
  path: '/api/v1/club/crew-requests',
  summary: 'Asks to join a public club without a code',
  audience: 'member',
  body: z.object({ clubSequence: sequence, message: text(0, MAX_JOIN_MESSAGE_LENGTH).default('') }),
  response: joined,
  errors: ['clubFull', 'clubNotJoinable', 'expelledFromClub', 'runsClub', 'notFound'],
});

/** Order of a list of people; the person's id makes it total. */
const direction = z.enum(['ASC', 'DESC']).default('ASC');

export const clubMember = person
  .extend({
    studentNumber: z.string().nullable().describe('From a roster; null where none gave one'),
    needsOneTimeCode: z
      .boolean()
      .describe('Without an address they choose a forgotten password anew by a one-time code'),
    membershipStatus: z.enum(['MEMBER', 'LEFT', 'EXPELLED']),
    joinedAt: moment.nullable(),
    endedAt: moment.nullable().describe('When a former member left or was expelled, and why'),
    reason: z.string().nullable(),
    finalAnswerCount: z.number().int().describe("Final answers in this club; a former member's stay"),
  })
  .meta({ id: 'ClubMember' });
export type ClubMember = z.output<typeof clubMember>;

export const memberRequest = person
  .extend({
    membershipStatus: z.enum(['PENDING', 'REJECTED', 'CANCELLED']),
    message: z.string(),
    requestedAt: moment,
    decidedAt: moment.nullable(),
    reason: z.string().nullable().describe('What whoever decided said to it'),
  })
  .meta({ id: 'MemberRequest' });
export type MemberRequest = z.output<typeof memberRequest>;

export const listClubMembers = endpoint({
  name: 'listClubMembers',
  method: 'GET',
  path: '/api/v1/my/clubs/{clubSequence}/members',
  summary: 'Members of a club, present or former, for its admins',
  audience: 'instructor',
  params: clubParams,
  query: z.object({
    ...paging(50),
    keyword,
    status: z.enum(['MEMBER', 'LEFT', 'EXPELLED', 'ALL']).default('MEMBER'),
    sort: z.enum(['joinedAt', 'nickname']).default('joinedAt'),
    direction,
  }),
  response: paged(clubMember),
});

/** A fellow member as members see them. */
export const fellowMember = person
  .extend({ isLeader: z.boolean(), isInstructor: z.boolean() })
  .meta({ id: 'FellowMember' });
export type FellowMember = z.output<typeof fellowMember>;

export const listFellowMembers = endpoint({
  name: 'listFellowMembers',
  method: 'GET',
  path: '/api/v1/clubs/{clubSequence}/members',
  summary: 'Members of a club by name, for its members; in an anonymous club only its admins are told who',
  audience: 'member',
  params: clubParams,
  query: z.object({ ...paging(50), keyword }),
  response: paged(fellowMember)
    .extend({ isHidden: z.boolean() })
    .describe('`isHidden`: the club does not say who its members are, and the list is empty'),
});

export const listMemberRequests = endpoint({
  name: 'listMemberRequests',
  method: 'GET',
  path: '/api/v1/my/clubs/{clubSequence}/member-requests',
  summary: 'Requests to join, waiting or decided, for the admins of the club',
  audience: 'instructor',
  params: clubParams,
  query: z.object({
    ...paging(50),
    keyword,
    status: z.enum(['PENDING', 'REJECTED', 'CANCELLED', 'ALL']).default('PENDING'),
    sort: z.enum(['requestedAt', 'nickname']).default('requestedAt'),
    direction,
  }),
  response: paged(memberRequest),
});

export const decideMemberRequests = endpoint({
  name: 'decideMemberRequests',
  method: 'PUT',
  path: '/api/v1/my/clubs/{clubSequence}/member-requests',
  summary: 'Accepts or rejects requests, one or many at once',
  audience: 'instructor',
  params: clubParams,
  body: z.object({
    memberUUIDs: z.array(z.uuid()).min(1).max(MAX_DECIDED_AT_ONCE),
    decision: z.enum(['ACCEPT', 'REJECT']),
    message: text(0, MAX_JOIN_MESSAGE_LENGTH).default(''),
  }),
  response: z.object({ decided: z.number().int() }),
  errors: ['clubFull', 'clubReadOnly'],
});

export const listClubInstructors = endpoint({
  name: 'listClubInstructors',
  method: 'GET',
  path: '/api/v1/clubs/{clubSequence}/instructors',
  summary: 'Leader and instructors of a club',
  audience: 'guest',
  params: clubParams,
  response: z.object({ contents: z.array(person) }),
  errors: ['unauthenticated', 'forbidden'],
});
