import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { memberMessage } from './club-messages.endpoints.ts';
import { MAX_MESSAGE_LENGTH } from './message-rules.ts';

const params = z.object({ club: pathSequence, memberUUID: uuid });

/** What somebody who runs a lecture club wrote to one of its members alone. */
export const instructorFeedback = memberMessage
  .pick({ messageSequence: true, sender: true, text: true, sentAt: true })
  .meta({ id: 'InstructorFeedback' });
export type InstructorFeedback = z.output<typeof instructorFeedback>;

export const giveInstructorFeedback = endpoint({
  name: 'giveInstructorFeedback',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/members/{memberUUID}/instructor-feedback',
  summary: 'Writes to a member of a lecture club about their learning; they are told, and read it on the club’s page',
  audience: 'instructor',
  params,
  body: z.object({ text: text(1, MAX_MESSAGE_LENGTH) }),
  response: instructorFeedback,
  idempotencyKey: true,
});

export const listInstructorFeedback = endpoint({
  name: 'listInstructorFeedback',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/members/{memberUUID}/instructor-feedback',
  summary: 'What was written to a member alone, newest first; for themselves and the admins of the club',
  audience: 'member',
  params,
  query: z.object(paging()),
  response: paged(instructorFeedback),
});
