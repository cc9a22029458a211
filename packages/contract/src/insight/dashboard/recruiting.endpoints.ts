import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';

const count = z.number().int();

/** A club before it starts: who comes, and what is missing. */
export const clubRecruiting = z
  .object({
    memberCount: count,
    capacity: count.nullable().describe('Null: no limit'),
    requestCount: count,
    startAt: moment.nullable(),
    recruitsUntil: moment.nullable().describe('Until when people can come; null where no date is set'),
    people: z.array(person).describe('Members in the order in which they came; the first 60'),
    requests: z
      .array(person.extend({ message: z.string(), requestedAt: moment }))
      .describe('Who asks to join, the longest wait first; the first 5'),
    growth: z
      .array(z.object({ day: z.string(), memberCount: count }))
      .describe("Days (of the tenant's calendar) on which somebody came, each with the members there were by then"),
    expectedCount: count
      .nullable()
      .describe('Members at the end of recruiting at the pace so far; null before three days of it'),
    missing: z.object({
      hasQuizzes: z.boolean(),
      modelAnswers: z
        .array(count)
        .describe('Numbers of quizzes without a model answer, and of those without a deadline'),
      deadlines: z.array(count),
      firstContent: z.boolean().describe('Whether the first quiz has nothing to read'),
      graderCount: count.describe('People who may grade in the club'),
    }),
  })
  .meta({ id: 'ClubRecruiting' });
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
