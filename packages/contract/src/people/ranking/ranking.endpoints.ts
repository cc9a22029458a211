import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { paged, paging } from '../../http/paging.ts';

const count = z.number().int();
/** `2026-11` */
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

const ranked = z
  .object({
    rank: count.describe('Who has as much shares it, the next one counts them: 1, 1, 3'),
    points: count,
    member: person,
    isMe: z.boolean(),
  })
  .meta({ id: 'RankedMember' });
export type Ranked = z.output<typeof ranked>;

/** Others beside the caller among their neighbours. */
export const NEIGHBOURS = 5;

export const listMonthlyRanking = endpoint({
  name: 'listMonthlyRanking',
  method: 'GET',
  path: '/api/v1/monthly/ranking',
  summary: 'Who earned how much in a month of the tenant, the most first; this month is ranked anew every minute',
  audience: 'member',
  query: z.object({
    ...paging(),
    month: month.optional().describe('This month where it is left out'),
  }),
  response: paged(ranked).extend({
    month: z.string(),
    firstMonth: z.string().nullable().describe('The first month with a ranking; null while there is none'),
    isOver: z.boolean().describe('Over for good'),
    neighbours: z
      .array(ranked)
      .max(NEIGHBOURS + 1)
      .describe('The caller with up to five others around them; empty where they are not in it'),
    isShown: z.boolean().describe('Whether others see the caller in rankings'),
  }),
});
export type MonthlyRanking = z.output<typeof listMonthlyRanking.response>;

export const showInRanking = endpoint({
  name: 'showInRanking',
  method: 'PUT',
  path: '/api/v1/my/ranking',
  summary: 'Shows the caller in rankings from this month on, or takes them out of all of them at once',
  audience: 'member',
  body: z.object({ isShown: z.boolean() }),
  response: z.object({ isShown: z.boolean() }),
});
