import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';

const count = z.number().int();

/** So long a question that the assistant could not answer is work: after that its class has gone on. */
export const UNANSWERED_DAYS = 7;

/** A question that the assistant found nothing for, in a conversation or on the questions tab. */
export const unansweredQuestion = z
  .object({
    question: z.string(),
    asker: person,
    askedAt: moment,
    clubStudySequence: count.nullable().describe('Where it was asked; null once that study was taken out'),
    studyNo: count.nullable(),
    assistantMessageSequence: count.nullable().describe('Of a conversation; null otherwise'),
    lectureQuestionSerialNumber: count.nullable().describe('Of the questions tab; null otherwise'),
  })
  .meta({ id: 'UnansweredQuestion' });
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

export const listUnanswered = endpoint({
  name: 'listUnanswered',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/unanswered',
  summary:
    "Last week's questions that a club's assistant found nothing for, the newest first, for its admins; without those that a material or a verified answer came for since",
  audience: 'instructor',
  params: z.object({ club: pathSequence }),
  query: z.object(paging(10)),
  response: paged(unansweredQuestion),
});
