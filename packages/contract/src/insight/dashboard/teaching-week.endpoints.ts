import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';

const count = z.number().int();
const club = z.object({ clubSequence: count, clubName: z.string() });

/** A quiz of a club that the caller runs, on the day on which it opens or closes. */
export const teachingEvent = club
  .extend({
    quizSequence: count,
    no: count,
    kind: z.enum(['OPENS', 'CLOSES']),
    at: z.string(),
    hasModelAnswer: z.boolean().describe('Whether it has a model answer: without one it opens all the same'),
  })
  .meta({ id: 'TeachingEvent' });
export type TeachingEvent = z.output<typeof teachingEvent>;

export const getTeachingWeek = endpoint({
  name: 'getTeachingWeek',
  method: 'GET',
  path: '/api/v1/my/teaching-week',
  summary:
    'What opens and closes within seven days in the clubs that the caller runs, and where people or grades wait for them',
  audience: 'instructor',
  response: z.object({
    events: z.array(teachingEvent).describe('In the order of their instants; 30 at most'),
    clubs: z
      .array(club.extend({ clubType: clubTypeCode, requestCount: count, heldCount: count }))
      .describe('Clubs with requests to join or grades that were not released; 10 at most'),
  }),
});
