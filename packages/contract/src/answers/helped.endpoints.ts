import { z } from 'zod';
import { person } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence } from '../http/fields.ts';

/** Of each kind so many are shown, the latest. */
export const MAX_HELPED = 50;

/** Somebody whom one's own answer helped: they quoted it in their final answer, or gave it their one-pick. */
export const helped = z.object({
  kind: z.enum(['QUOTE', 'ONE_PICK']),
  quizSequence: z.number().int(),
  no: z.number().int(),
  question: z.string(),
  /** In an anonymous club the number of their answer stands for who has one; the id addresses the answer. */
  member: person,
  /** The quoted passage as Markdown, or the reason of the one-pick, empty where none was given. */
  text: z.string(),
  helpedAt: z.string(),
});
export type Helped = z.output<typeof helped>;

export const listHelped = endpoint({
  name: 'listHelped',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/helped',
  summary: "Whom the caller's own answers helped: who quotes them and whose one-pick they are, newest first",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  query: z.object({ quizSequence: pathSequence.optional() }),
  response: z.object({ contents: z.array(helped) }),
});
