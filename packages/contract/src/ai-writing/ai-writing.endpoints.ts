import { z } from 'zod';
import { CONTENT_UNITS } from '../contents/reading.ts';
import { chosenType } from '../contents/chosen-type.ts';
import { MAX_CONTENT_BYTES } from '../contents/content-type.ts';
import { endpoint, type FilePart } from '../http/endpoint.ts';
import { code, MAX_INTEGER, pathSequence, sequence, text } from '../http/fields.ts';
import { MAX_QUESTION_LENGTH } from '../quizzes/quiz-bounds.ts';
import { MAX_AI_QUIZZES, MAX_MODEL_ANSWERS, WRITING_KINDS, WRITING_STATES } from './ai-writing-bounds.ts';

const count = z.number().int();

/** A place of the content that a draft rests on. */
export const draftSource = z.object({
  /** Order of the passage in the version that was read. */
  position: count,
  /** The page, slide or row it begins on; null where there are none. */
  unitNo: count.nullable(),
  heading: z.string(),
  /** Words of the passage, as they stand there. */
  quote: z.string(),
});
export type DraftSource = z.output<typeof draftSource>;

/** A model answer, or a quiz with one. Nothing of it is anybody's until a person takes it over. */
export const aiDraft = z.object({
  aiWritingSequence: count,
  /** Its place in the writing, from 1. */
  position: count,
  /** As the call named it; the place for a quiz that was made. */
  no: count,
  /** The registered quiz that it is for; null for none. */
  quizSequence: count.nullable(),
  question: z.string(),
  /** Empty where the content says nothing that answers the question. */
  answer: z.string(),
  keywords: z.array(z.string()),
  sources: z.array(draftSource),
  /** Whether the built-in tools wrote it. */
  isBuiltIn: z.boolean(),
  /** Null for the built-in tools. */
  model: z.string().nullable(),
  /** Taken over or thrown away. */
  isSettled: z.boolean(),
});
export type AiDraft = z.output<typeof aiDraft>;

export const aiWriting = z.object({
  aiWritingSequence: count,
  kind: z.enum(WRITING_KINDS),
  state: z.enum(WRITING_STATES),
  /** Pages, slides or rows while the content is read (0 of 0 where nobody knows yet), drafts afterwards. */
  done: count,
  of: count,
  content: z.object({
    contentSequence: count,
    title: z.string(),
    unit: z.enum(CONTENT_UNITS).nullable(),
  }),
  /** Registered quizzes whose model answers are being made. */
  quizSequences: z.array(count),
  drafts: z.array(aiDraft),
  /** Why it failed, as a sentence, and its code of the catalogue; null otherwise. */
  reason: z.string().nullable(),
  reasonCode: z.string().nullable(),
  /** Why the built-in tools write in the place of a provider; null where one does. */
  notice: z.string().nullable(),
  createdAt: z.string(),
});
export type AiWriting = z.output<typeof aiWriting>;

const from = {
  /** Whether the content comes along (a file or an address) and is added to the library; else `contentSequence` names it. */
  isNew: z.boolean().default(false),
  contentSequence: sequence.nullable().default(null),
  contentType: chosenType,
  contentUrl: text(0, 2000).default(''),
  /** For whom it is written, by code. */
  jobs: z.array(code).max(20).default([]),
  jobLevels: z.array(code).max(20).default([]),
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
          question: text(2, MAX_QUESTION_LENGTH),
          /** Of the caller's registered quiz that it is for: it is not deleted meanwhile. */
          quizSequence: sequence.nullable().default(null),
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
