import { z } from 'zod';
import { CLUB_TYPE } from '../clubs/club-type.ts';
import { endpoint } from '../http/endpoint.ts';

const count = z.number().int();
const club = z.object({ clubSequence: count, clubName: z.string() });

/** A quiz of a club that the caller runs, on the day on which it opens or closes. */
export const teachingEvent = club.extend({
  quizSequence: count,
  no: count,
  kind: z.enum(['OPENS', 'CLOSES']),
  at: z.string(),
  /** Whether it has a model answer: without one it opens all the same. */
  hasModelAnswer: z.boolean(),
});
export type TeachingEvent = z.output<typeof teachingEvent>;

export const getTeachingWeek = endpoint({
  name: 'getTeachingWeek',
  method: 'GET',
  path: '/api/v1/my/teaching-week',
  summary:
    'What opens and closes within seven days in the clubs that the caller runs, and where people or grades wait for them',
  audience: 'instructor',
  response: z.object({
    /** In the order of their instants; 30 at most. */
    events: z.array(teachingEvent),
    /** Clubs with requests to join or grades that were not released; 10 at most. */
    clubs: z.array(club.extend({ clubType: z.enum(CLUB_TYPE), requestCount: count, heldCount: count })),
  }),
});
