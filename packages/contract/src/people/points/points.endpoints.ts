import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { MAX_POINTS, POINT_KINDS, type PointKind } from './point-kinds.ts';

const count = z.number().int();

const entry = z
  .object({
    pointHistorySequence: count,
    kind: z.enum(POINT_KINDS),
    points: count.describe('Below 0 where it was taken back'),
    createdAt: moment.describe("In the time zone of the caller's reader: an instant"),
    clubSequence: count
      .nullable()
      .describe(
        'Where it was earned; null of a club that is gone, and of clubs of others that use a quiz of the caller',
      ),
    clubName: z.string().nullable(),
    quizSequence: count.nullable(),
    no: count.nullable().describe('Its place in the club; null where it has none any more'),
    can: z.object({
      open: z.boolean().describe('Whether the caller still gets there'),
    }),
  })
  .meta({ id: 'PointEntry' });
export type PointEntry = z.output<typeof entry>;

export const listPointHistories = endpoint({
  name: 'listPointHistories',
  method: 'GET',
  path: '/api/v1/points/histories',
  summary: 'What the caller earned and what was taken back, newest first; of all, of a club, or of a quiz in it',
  audience: 'member',
  query: z.object({ ...paging(), clubSequence: pathSequence.optional(), quizSequence: pathSequence.optional() }),
  response: paged(entry).extend({
    totalPoints: count.describe('Sum of all that the question is about'),
    monthPoints: count.describe('Of these, what this month brought, in the time zone of the tenant'),
  }),
});
export type PointHistories = z.output<typeof listPointHistories.response>;

const amount = z.number().int().min(0).max(MAX_POINTS);
const amounts = z
  .object(Object.fromEntries(POINT_KINDS.map((kind) => [kind, amount])) as Record<PointKind, typeof amount>)
  .meta({ id: 'PointAmounts' });
const settings = z.object({ amounts, version: count, changedAt: moment.nullable() });
export type PointSettings = z.output<typeof settings>;

export const getPointSettings = endpoint({
  name: 'getPointSettings',
  method: 'GET',
  path: '/api/manager/v1/points/settings',
  summary: 'What the organisation gives for each thing that earns points',
  audience: 'manager',
  response: settings,
});

export const savePointSettings = endpoint({
  name: 'savePointSettings',
  method: 'PUT',
  path: '/api/manager/v1/points/settings',
  summary: 'Sets the amounts from now on; what was earned before stays as it was',
  audience: 'manager',
  body: z.object({ amounts, version }),
  response: settings,
  errors: ['staleVersion'],
});
