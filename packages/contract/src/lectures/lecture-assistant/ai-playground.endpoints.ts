import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, text } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { ASSISTANT_SCOPES } from '../lecture-clubs/assistant-choices.ts';
import { ANSWER_STATES, MAX_ASKED_LENGTH } from './assistant-states.ts';
import { answerSentence, answerSource } from './lecture-assistant.views.ts';

const count = z.number().int();

/** A question that a study's own materials raise, to try the assistant with. */
export const referenceQuestion = z
  .object({ clubStudySequence: count, studyNo: count, question: z.string() })
  .meta({ id: 'ReferenceQuestion' });

const said = z.object({
  sentences: z.array(answerSentence),
  isBuiltIn: z.boolean(),
  notice: z.string().nullable().describe('Why the built-in tools answered, or nothing could; null otherwise'),
});

/** A question tried with the materials and without them, and what was found for it. */
export const triedQuestion = z
  .object({
    withMaterials: said.extend({
      answerState: z.enum(ANSWER_STATES),
      sources: z.array(answerSource),
      isBeyond: z.boolean(),
      milliseconds: count,
    }),
    withoutMaterials: said.describe('Members never get it'),
    passages: z
      .array(
        answerSource.extend({
          score: z.number().describe('How much of what was asked it has, 0–1'),
          isUsable: z.boolean().describe('Whether an answer may rest on it, and whether this one does'),
          isUsed: z.boolean(),
        }),
      )
      .describe('Best first; `no` counts them and is no number of a source'),
    leastScore: z.number().describe('What has less is no source'),
  })
  .meta({ id: 'TriedQuestion' });
export type TriedQuestion = z.output<typeof triedQuestion>;

export const listReferenceQuestions = endpoint({
  name: 'listReferenceQuestions',
  method: 'GET',
  path: '/api/v1/llm/ai-playground/reference-questions',
  summary: "Questions out of each study's materials, to try the assistant of a club with",
  audience: 'instructor',
  query: z.object({ clubSequence: pathSequence, ...paging(20) }),
  response: paged(referenceQuestion),
  errors: ['notFound'],
});

export const queryPlayground = endpoint({
  name: 'queryPlayground',
  method: 'POST',
  path: '/api/v1/llm/ai-playground/query',
  summary:
    'Tries the assistant of a club as its members would meet it, beside an answer without the materials; nothing is kept',
  audience: 'instructor',
  body: z.object({
    clubSequence: sequence,
    clubStudySequence: sequence.nullable().default(null).describe('Where it is asked; null for the end of the course'),
    scope: z.enum(ASSISTANT_SCOPES),
    question: text(1, MAX_ASKED_LENGTH),
  }),
  response: triedQuestion,
  errors: ['notFound'],
});
