import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';

/** How far back, and how many at most. */
export const FRIEND_NEWS_DAYS = 14;
export const MAX_FRIEND_NEWS = 6;

const count = z.number().int();

const news = z
  .object({
    kind: z
      .enum(['JOINED', 'ANSWERED', 'ONE_PICKED'])
      .describe('A friend joined a club, gave final answers in one, or had an answer one-picked'),
    member: person,
    clubSequence: count,
    clubType: clubTypeCode,
    clubName: z.string(),
    no: count
      .nullable()
      .describe(
        "The quiz in its club's order, from 1; of several answers the last one's. Null of a club that was joined.",
      ),
    /** Final answers of these days, or one-picks of the answer. */
    count,
    at: z.string(),
  })
  .meta({ id: 'FriendNews' });
export type FriendNews = z.output<typeof news>;

export const listFriendNews = endpoint({
  name: 'listFriendNews',
  method: 'GET',
  path: '/api/v1/my/friend-news',
  summary: `What friends did within ${FRIEND_NEWS_DAYS} days in public clubs that show their members, the newest first`,
  audience: 'member',
  response: z.object({ contents: z.array(news).max(MAX_FRIEND_NEWS) }),
});
