import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { FRIEND_STATUS } from './friend-status.ts';

const count = z.number().int();

/** Clubs of a profile at most, the ones joined last. */
export const SEEN_CLUBS = 30;

/** What stands in public clubs that show their members: no other club counts, nor what graders found. */
const activity = z.object({
  clubCount: count,
  clubs: z
    .array(z.object({ clubSequence: count, clubType: z.string(), clubName: z.string(), clubStatus: z.string() }))
    .max(SEEN_CLUBS),
  /** Final answers in them. */
  answerCount: count,
  /** Earned this month; null of who is in no ranking. */
  monthPoints: count.nullable(),
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
    /** For oneself, and for friends unless the member keeps it to themselves; null for anybody else. */
    activity: activity.nullable(),
  }),
});
export type SeenMember = z.output<typeof getMember.response>;
