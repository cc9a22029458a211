import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { uuid } from '../../http/fields.ts';
import { FRIEND_STATUS } from './friend-status.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';
import { clubStatusCode } from '../../clubs/clubs/club-codes.ts';

const count = z.number().int();

/** Clubs of a profile at most, the ones joined last. */
export const SEEN_CLUBS = 30;

/** What stands in public clubs that show their members: no other club counts, nor what graders found. */
const activity = z.object({
  clubCount: count,
  clubs: z
    .array(z.object({ clubSequence: count, clubType: clubTypeCode, clubName: z.string(), clubStatus: clubStatusCode }))
    .max(SEEN_CLUBS),
  answerCount: count.describe('Final answers in them'),
  monthPoints: count.nullable().describe('Earned this month; null of who is in no ranking'),
});

export const getMember = endpoint({
  name: 'getMember',
  method: 'GET',
  path: '/api/v1/members/{memberUUID}',
  summary: 'A member as the caller may see them; nobody who does not want to be found, or has blocked the caller',
  audience: 'member',
  params: z.object({ memberUUID: uuid }),
  response: z.object({
    member: person,
    friendStatus: z.enum(FRIEND_STATUS),
    activity: activity
      .nullable()
      .describe('For oneself, and for friends unless the member keeps it to themselves; null for anybody else'),
  }),
});
export type SeenMember = z.output<typeof getMember.response>;
