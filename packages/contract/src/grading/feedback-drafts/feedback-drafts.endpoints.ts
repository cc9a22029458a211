import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { sequence, uuid } from '../../http/fields.ts';
import { MAX_FEEDBACK_DRAFTS } from './feedback-draft-limits.ts';

export const feedbackDraft = z
  .object({
    text: z.string().describe("The placeholder of templates in it stands for the member's name"),
    isBuiltIn: z.boolean().describe('Whether the built-in tools wrote it'),
    model: z.string().nullable().describe('Null for the built-in tools'),
    notice: z
      .string()
      .nullable()
      .describe('Why the built-in tools wrote it in the place of a provider; null where one did'),
    templates: z
      .array(z.string())
      .describe(
        'Titles of the templates whose words it follows, and how many earlier feedbacks of the caller it was shown',
      ),
    earlierCount: z.number().int(),
  })
  .meta({ id: 'FeedbackDraft' });
export type FeedbackDraft = z.output<typeof feedbackDraft>;

export const createAiFeedback = endpoint({
  name: 'createAiFeedback',
  method: 'POST',
  path: '/api/v1/ai-feedback',
  summary:
    "Drafts feedback on a final answer in the caller's own tone, out of their templates and earlier feedback; nothing is sent to anybody",
  audience: 'instructor',
  body: z.object({
    clubSequence: sequence,
    quizSequence: sequence,
    memberUUID: uuid,
    turn: z
      .number()
      .int()
      .min(0)
      .max(MAX_FEEDBACK_DRAFTS)
      .default(0)
      .describe(
        'Counted up for another draft; the same number answers the same draft for a day, as long as the answer and its grade stay',
      ),
  }),
  files: {},
  response: feedbackDraft,
  errors: ['notFound', 'finalAnswerFirst', 'ownAnswer', 'aiFeedbackFailed', 'aiWritingTimeout'],
  perMinute: 60,
});
