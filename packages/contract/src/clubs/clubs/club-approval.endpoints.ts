import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { listManagedClubs } from './clubs.endpoints.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { clubStatusCode } from './club-codes.ts';

const count = z.number().int();

/** Who made a club, and what became of the others that they submitted; drafts are nobody's but theirs. */
export const clubSubmitter = z
  .object({
    person,
    email: z.string().nullable().describe('Null of whoever has none'),
    memberSince: moment,
    approvedCount: count.describe(
      'Of their other clubs: those that were let open, whatever became of them; `finishedCount` and `cancelledCount` are among them',
    ),
    finishedCount: count,
    cancelledCount: count,
    waitingCount: count,
    rejectionCount: count.describe('How often one of their clubs was sent back, this one included'),
    clubs: z
      .array(
        z.object({
          clubSequence: count,
          clubName: z.string(),
          clubStatus: clubStatusCode,
          memberCount: count,
          startAt: moment.nullable(),
          rejection: z.string().nullable().describe('Why it was last sent back; null where it never was'),
        }),
      )
      .describe('Their newest other clubs, five at most'),
  })
  .meta({ id: 'ClubSubmitter' });
export type ClubSubmitter = z.output<typeof clubSubmitter>;

export const getClubSubmitter = endpoint({
  name: 'getClubSubmitter',
  method: 'GET',
  path: '/api/manager/v1/clubs/{clubSequence}/submitter',
  summary: 'Who asks that a club be approved, and the history of their clubs; for managers',
  audience: 'manager',
  params: z.object({ clubSequence: pathSequence }),
  response: clubSubmitter,
});

export const exportManagedClubs = endpoint({
  name: 'exportManagedClubs',
  method: 'GET',
  path: '/api/manager/v1/clubs/export',
  summary: "The managers' table of clubs as .xlsx: all that it was narrowed to, in its order",
  audience: 'manager',
  query: listManagedClubs.query.omit({ page: true, size: true }),
  response: 'file',
  perMinute: 10,
});
