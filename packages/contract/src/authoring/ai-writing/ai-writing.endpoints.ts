import { z } from 'zod';
import { CONTENT_UNITS } from '../contents/reading.ts';
import { chosenType } from '../contents/chosen-type.ts';
import { endpoint, type FilePart } from '../../http/endpoint.ts';
import { code, MAX_INTEGER, pathSequence, sequence, text, moment } from '../../http/fields.ts';
import { MAX_CONTENT_BYTES, MAX_CONTENT_URL_LENGTH } from '../../limits/content-limits.ts';
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '../../limits/quiz-limits.ts';
import { MAX_AI_QUIZZES, MAX_MODEL_ANSWERS, WRITING_KINDS, WRITING_STATES } from './ai-writing-limits.ts';
import { MAX_CODES } from '../../limits/label-limits.ts';

const count = z.number().int();

/** A place of the content that a draft rests on. */
export const draftSource = z
  .object({
    position: count.describe('Order of the passage in the version that was read'),
    unitNo: count.nullable().describe('The page, slide or row it begins on; null where there are none'),
    heading: z.string(),
    quote: z.string().describe('Words of the passage, as they stand there'),
  })
  .meta({ id: 'DraftSource' });
export type DraftSource = z.output<typeof draftSource>;

/** A model answer, or a quiz with one. Nothing of it is anybody's until a person takes it over. */
export const aiDraft = z
  .object({
    aiWritingSequence: count,
    position: count.describe('Its place in the writing, from 1'),
    no: count.describe('As the call named it; the place for a quiz that was made'),
    quizSequence: count.nullable().describe('The registered quiz that it is for; null for none'),
    question: z.string(),
    answer: z.string().describe('Empty where the content says nothing that answers the question'),
    keywords: z.array(z.string()),
    sources: z.array(draftSource),
    isSure: z.boolean().describe('Whether nothing speaks against it; the others are offered behind'),
    isBuiltIn: z.boolean().describe('Whether the built-in tools wrote it'),
    model: z.string().nullable().describe('Null for the built-in tools'),
    isSettled: z.boolean().describe('Taken over or thrown away'),
  })
  .meta({ id: 'AiDraft' });
export type AiDraft = z.output<typeof aiDraft>;

export const aiWriting = z
  .object({
    aiWritingSequence: count,
    kind: z.enum(WRITING_KINDS),
    state: z.enum(WRITING_STATES),
    done: count.describe(
      'Pages, slides or rows while the content is read (0 of 0 where nobody knows yet), drafts afterwards',
    ),
    of: count,
    content: z.object({
      contentSequence: count,
      title: z.string(),
      unit: z.enum(CONTENT_UNITS).nullable(),
    }),
    quizSequences: z.array(count).describe('Registered quizzes whose model answers are being made'),
    drafts: z.array(aiDraft),
    reason: z
      .string()
      .nullable()
      .describe('Why it failed, as a sentence, and its code of the catalogue; null otherwise'),
    reasonCode: z.string().nullable(),
    notice: z
      .string()
      .nullable()
      .describe('Why the built-in tools write in the place of a provider; null where one does'),
    createdAt: moment,
  })
  .meta({ id: 'AiWriting' });
export type AiWriting = z.output<typeof aiWriting>;

const from = {
  isNew: z
    .boolean()
    .default(false)
    .describe(
      'Whether the content comes along (a file or an address) and is added to the library; else `contentSequence` names it',
    ),
  contentSequence: sequence.nullable().default(null),
  contentType: chosenType,
  contentUrl: text(0, MAX_CONTENT_URL_LENGTH).default(''),
  jobs: z.array(code).max(MAX_CODES).default([]).describe('For whom it is written, by code'),
  jobLevels: z.array(code).max(MAX_CODES).default([]),
};
const files = {
  file: { maxCount: 1, maxBytes: MAX_CONTENT_BYTES, accept: ['document', 'text', 'page'] },
} as const satisfies Record<string, FilePart>;
const writing = {
  method: 'POST',
  audience: 'instructor',
  files,
  response: z.array(aiDraft),
  idempotencyKey: true,
  perMinute: 30,
} as const;
const refused = ['notFound', 'invalidUrl', 'siteUnsupported', 'aiWritingTimeout'] as const;

export const createModelAnswers = endpoint({
  ...writing,
  name: 'createModelAnswers',
  path: '/api/v1/ai-model-answers',
  summary:
    'Drafts a model answer with keywords for each quiz, out of a content; waits ten minutes at most, and the work goes on',
  body: z.object({
    ...from,
    quizzes: z
      .array(
        z.object({
          no: z.number().int().min(1).max(1_000_000),
          question: text(MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH),
          quizSequence: sequence
            .nullable()
            .default(null)
            .describe("Of the caller's registered quiz that it is for: it is not deleted meanwhile"),
        }),
      )
      .min(1)
      .max(MAX_MODEL_ANSWERS),
  }),
  errors: [...refused, 'aiModelAnswerFailed'],
});

export const createAiQuizzes = endpoint({
  ...writing,
  name: 'createAiQuizzes',
  path: '/api/v1/ai-quizzes',
  summary:
    'Drafts quizzes with model answers out of a content, each with the words it rests on; waits ten minutes at most',
  body: z.object({ ...from, quizCount: z.number().int().min(1).max(MAX_AI_QUIZZES).default(5) }),
  errors: [...refused, 'aiQuizFailed'],
});

export const listAiWritings = endpoint({
  name: 'listAiWritings',
  method: 'GET',
  path: '/api/v1/my/ai-writings',
  summary: 'What AI writes for the caller, or wrote and was not settled yet, newest first; twenty at most',
  audience: 'instructor',
  query: z.object({
    kind: z.enum(WRITING_KINDS).optional(),
    contentSequence: z.coerce.number<number>().int().min(1).optional(),
  }),
  response: z.object({ contents: z.array(aiWriting) }),
});

export const settleAiDraft = endpoint({
  name: 'settleAiDraft',
  method: 'PUT',
  path: '/api/v1/my/ai-writings/{aiWritingSequence}/drafts/{position}',
  summary: 'Notes that a draft was taken over or thrown away, or takes that back',
  audience: 'instructor',
  params: z.object({
    aiWritingSequence: pathSequence,
    position: z.coerce.number<number>().int().min(1).max(MAX_INTEGER),
  }),
  body: z.object({ isSettled: z.boolean().default(true) }),
  response: aiDraft,
});

export const deleteAiWriting = endpoint({
  name: 'deleteAiWriting',
  method: 'DELETE',
  path: '/api/v1/my/ai-writings/{aiWritingSequence}',
  summary: 'Throws a writing away with all its drafts; one that is under way stops',
  audience: 'instructor',
  params: z.object({ aiWritingSequence: pathSequence }),
  response: z.null(),
});
