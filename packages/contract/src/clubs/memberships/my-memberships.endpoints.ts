import { z } from 'zod';
import { clubCard } from '../clubs/clubs.views.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { clubTypeChoice, clubTypeCode } from '../../codes/club-type-code.ts';
import { clubStatusCode, aboutStatusCode } from '../clubs/club-codes.ts';

const REQUEST_STATUS = ['PENDING', 'REJECTED', 'CANCELLED'] as const;

/** A club that the caller asked to join, and what became of it. */
export const requestedClub = clubCard
  .extend({
    membershipStatus: z.enum(REQUEST_STATUS),
    message: z.string(),
    requestedAt: moment,
    decidedAt: moment.nullable(),
    reason: z.string().nullable().describe('What the club said to its decision'),
  })
  .meta({ id: 'RequestedClub' });
export type RequestedClub = z.output<typeof requestedClub>;

export const listMyRequestClubs = endpoint({
  name: 'listMyRequestClubs',
  method: 'GET',
  path: '/api/v1/my/member-request-clubs',
  summary: 'Clubs that the caller asked to join and is no member of, the newest request first',
  audience: 'member',
  query: z.object({
    ...paging(),
    clubType: clubTypeChoice.default('0100'),
    status: z.enum(REQUEST_STATUS).optional(),
  }),
  response: paged(requestedClub),
});

/** One membership of the caller, also one that has ended or was never granted. */
export const ownMembership = z
  .object({
    clubSequence: z.number().int(),
    clubType: clubTypeCode,
    clubName: z.string(),
    clubStatus: clubStatusCode,
    clubAboutStatus: aboutStatusCode,
    membershipStatus: z.enum(['PENDING', 'MEMBER', 'REJECTED', 'CANCELLED', 'LEFT', 'EXPELLED']),
    requestedAt: moment,
    joinedAt: moment.nullable(),
    decidedAt: moment.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'OwnMembership' });
export type OwnMembership = z.output<typeof ownMembership>;

export const listOwnMemberships = endpoint({
  name: 'listOwnMemberships',
  method: 'GET',
  path: '/api/v1/club/members/me',
  summary: 'How the caller stands to clubs: to all they ever had to do with, or to the one of `clubSequence`',
  audience: 'member',
  query: z.object({ ...paging(), clubSequence: pathSequence.optional() }),
  response: paged(ownMembership),
});

export const leaveClub = endpoint({
  name: 'leaveClub',
  method: 'DELETE',
  path: '/api/v1/clubs/{clubSequence}/members/me',
  summary: 'Ends the membership of the caller; their answers stay, and they may join again',
  audience: 'member',
  params: z.object({ clubSequence: pathSequence }),
  response: z.object({ clubSequence: z.number().int(), clubAboutStatus: aboutStatusCode }),
  errors: ['conflict', 'clubReadOnly'],
});
