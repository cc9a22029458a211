import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, uuid, moment } from '../../http/fields.ts';

/** Of each kind so many are shown, the latest. */
export const MAX_HELPED = 50;

/**
 * Somebody whom one's own answer helped. They quoted it in their final answer, gave it their one-pick, or said that an
 * idea of theirs came from it.
 */
export const helped = z
  .object({
    kind: z.enum(['QUOTE', 'ONE_PICK', 'INFLUENCE']),
    quizSequence: z.number().int(),
    no: z.number().int(),
    question: z.string(),
    member: person.describe(
      'In an anonymous club the number of their answer stands for who has one; the id addresses the answer',
    ),
    text: z
      .string()
      .describe(
        "The passage of one's own that was quoted or taken up, as Markdown; the reason of the one-pick, empty where none was given",
      ),
    helpedAt: moment,
  })
  .meta({ id: 'Helped' });
export type Helped = z.output<typeof helped>;

/** A thought of one's own final answer that first stood in a peer's answer which one was shown. */
export const influence = z
  .object({
    quizSequence: z.number().int(),
    member: person.describe('Whose answer it was; the id addresses it, in an anonymous club as well'),
    sentence: z.string().describe("Of one's own final answer, and of theirs"),
    passage: z.string(),
    isConfirmed: z.boolean().nullable().describe('What one said of it; null as long as one said nothing'),
  })
  .meta({ id: 'Influence' });
export type Influence = z.output<typeof influence>;

export const listHelped = endpoint({
  name: 'listHelped',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/helped',
  summary: "Whom the caller's own answers helped, newest first, and by whom they seem to have been helped",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  query: z.object({ quizSequence: pathSequence.optional() }),
  response: z.object({ contents: z.array(helped), influences: z.array(influence) }),
});

export const decideInfluence = endpoint({
  name: 'decideInfluence',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/influences/{memberUUID}',
  summary: "Says whether a thought of the caller's final answer came from a peer's answer, who is thanked if it did",
  audience: 'member',
  params: z.object({ club: pathSequence, quiz: pathSequence, memberUUID: uuid }),
  body: z.object({ isConfirmed: z.boolean() }),
  response: z.object({ isConfirmed: z.boolean() }),
});
