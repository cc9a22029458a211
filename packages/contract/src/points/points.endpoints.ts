import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence, version } from '../http/fields.ts';
import { paged, paging } from '../http/paging.ts';
import { MAX_POINTS, POINT_KINDS, type PointKind } from './point-kinds.ts';

const count = z.number().int();

const entry = z.object({
  pointHistorySequence: count,
  kind: z.enum(POINT_KINDS),
  /** Below 0 where it was taken back. */
  points: count,
  /** In the time zone of the caller's reader: an instant. */
  createdAt: z.string(),
  /** Where it was earned; null of a club that is gone, and of clubs of others that use a quiz of the caller. */
  clubSequence: count.nullable(),
  clubName: z.string().nullable(),
  quizSequence: count.nullable(),
  /** Its place in the club; null where it has none any more. */
  no: count.nullable(),
  can: z.object({
    /** Whether the caller still gets there. */
    open: z.boolean(),
  }),
});
export type PointEntry = z.output<typeof entry>;

export const listPointHistories = endpoint({
  name: 'listPointHistories',
  method: 'GET',
  path: '/api/v1/points/histories',
  summary: 'What the caller earned and what was taken back, newest first; of all, of a club, or of a quiz in it',
  audience: 'member',
  query: z.object({ ...paging(), clubSequence: pathSequence.optional(), quizSequence: pathSequence.optional() }),
  response: paged(entry).extend({
    /** Sum of all that the question is about. */
    totalPoints: count,
    /** Of these, what this month brought, in the time zone of the tenant. */
    monthPoints: count,
  }),
});
export type PointHistories = z.output<typeof listPointHistories.response>;

const amount = z.number().int().min(0).max(MAX_POINTS);
const amounts = z.object(
  Object.fromEntries(POINT_KINDS.map((kind) => [kind, amount])) as Record<PointKind, typeof amount>,
);
const settings = z.object({ amounts, version: count, changedAt: z.string().nullable() });
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
