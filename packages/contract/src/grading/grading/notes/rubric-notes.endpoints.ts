import { z } from 'zod';
import { person } from '../../../tenancy/accounts/person.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { MAX_INTEGER, pathSequence, sequence, text, uuid, version, moment } from '../../../http/fields.ts';
import { MAX_NOTE_LENGTH } from './rubric-note-limits.ts';
import { MAX_CRITERION_NAME_LENGTH, MAX_SCORE } from '../../../limits/quiz-limits.ts';

const params = z.object({ club: pathSequence, quiz: pathSequence });
const count = z.number().int();

const line = z.object({
  no: count,
  criterion: z.string().describe('Empty where it is about the answer as a whole'),
  text: z.string(),
  answerOf: person.describe('Whose answer it came from, and what the instructor gave the criterion there, 0–100'),
  points: count,
});

const rubricNotes = z
  .object({
    version: count.describe('Of all lines together; 0 while there was none'),
    notes: z.array(line),
    rereadCount: count.describe("AI's grades that a preview of a change reads once more"),
    changes: z
      .array(line.extend({ version: count, changedBy: person, changedAt: moment }))
      .describe('Each change of a line, the latest first; without text it was withdrawn'),
  })
  .meta({ id: 'RubricNotes' });
export type RubricNotes = z.output<typeof rubricNotes>;

export const listRubricNotes = endpoint({
  name: 'listRubricNotes',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-notes',
  summary: 'Why instructors graded answers to a quiz otherwise than AI, line by line: AI takes it in from then on',
  audience: 'instructor',
  params,
  response: rubricNotes,
});

/** One change of the notes, and which ones the caller saw. */
const change = z.object({
  version,
  no: z.number().int().min(1).max(MAX_INTEGER).nullable().describe('The line that reads otherwise; null for a new one'),
  text: text(0, MAX_NOTE_LENGTH).describe('Empty withdraws the line'),
  from: z
    .object({
      criterion: text(0, MAX_CRITERION_NAME_LENGTH),
      memberUUID: uuid,
      points: z.number().int().min(0).max(MAX_SCORE),
    })
    .nullable()
    .default(null)
    .describe('Where a new line comes from: the criterion (empty for the whole), whose answer, and its points there'),
});
export type NoteChange = z.output<typeof change>;

const preview = z.object({
  previewSequence: count,
  answerCount: count.describe("AI's grades that are looked at once more: of answers that no instructor has graded"),
  readCount: count,
  failedCount: count,
  stopped: z.string().nullable().describe('Why the rest is not read; null where nothing stands in the way'),
  isDone: z.boolean(),
  isBuiltIn: z.boolean(),
  changes: z
    .array(
      z.object({
        clubQuizAnswerSequence: count,
        member: person,
        excerpt: z.string().describe('How the answer begins'),
        before: count,
        after: count,
        isOfficial: z.boolean().describe("Whether the grade before is AI's official one: it follows"),
      }),
    )
    .describe('Whoever would lose points first, then by the points they would win'),
});
export type NotePreview = z.output<typeof preview>;

export const previewRubricNote = endpoint({
  name: 'previewRubricNote',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews',
  summary: "Begins to find out which of AI's grades a change of the notes would change; nothing changes by it",
  audience: 'instructor',
  params,
  body: change,
  response: preview,
  errors: ['staleVersion', 'ownAnswer'],
});

export const getRubricNotePreview = endpoint({
  name: 'getRubricNotePreview',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews/{preview}',
  summary: "How far the caller's preview has come, and what it found",
  audience: 'instructor',
  params: params.extend({ preview: pathSequence }),
  response: preview,
});

export const dropRubricNotePreview = endpoint({
  name: 'dropRubricNotePreview',
  method: 'DELETE',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews/{preview}',
  summary: 'Forgets a preview, and reads no further for it',
  audience: 'instructor',
  params: params.extend({ preview: pathSequence }),
  response: z.object({}),
});

export const changeRubricNotes = endpoint({
  name: 'changeRubricNotes',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-notes',
  summary:
    "Begins, rewrites or withdraws a line of the notes; with a preview of that change, exactly what it found becomes AI's grades. Instructors' grades stay",
  audience: 'instructor',
  params,
  body: change.extend({ preview: sequence.nullable().default(null) }),
  response: rubricNotes.extend({ changedCount: count }),
  errors: ['staleVersion', 'ownAnswer', 'tooManyNotes'],
});
