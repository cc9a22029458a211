import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence } from '../http/fields.ts';

const count = z.number().int();

/** A club before it starts: who comes, and what is missing. */
export const clubRecruiting = z.object({
  memberCount: count,
  /** Null: no limit. */
  capacity: count.nullable(),
  requestCount: count,
  startAt: z.string().nullable(),
  /** Until when people can come; null where no date is set. */
  recruitsUntil: z.string().nullable(),
  /** Members in the order in which they came; the first 60. */
  people: z.array(person),
  /** Who asks to join, the longest wait first; the first 5. */
  requests: z.array(person.extend({ message: z.string(), requestedAt: z.string() })),
  /** Days (of the tenant's calendar) on which somebody came, each with the members there were by then. */
  growth: z.array(z.object({ day: z.string(), memberCount: count })),
  /** Members at the end of recruiting at the pace so far; null before three days of it. */
  expectedCount: count.nullable(),
  missing: z.object({
    quizCount: count,
    /** Numbers of quizzes without a model answer, and of those without a deadline. */
    modelAnswers: z.array(count),
    deadlines: z.array(count),
    /** Whether the first quiz has nothing to read. */
    firstContent: z.boolean(),
    /** People who may grade in the club. */
    graderCount: count,
  }),
});
export type ClubRecruiting = z.output<typeof clubRecruiting>;

export const getClubRecruiting = endpoint({
  name: 'getClubRecruiting',
  method: 'GET',
  path: '/api/v1/clubs/{id}/dashboard/recruiting',
  summary: 'Who joins a quiz club before it starts, who asks to, and what is missing; for its admins',
  audience: 'instructor',
  params: z.object({ id: pathSequence }),
  response: clubRecruiting,
});
