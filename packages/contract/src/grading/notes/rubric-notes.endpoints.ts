import { z } from 'zod';
import { person } from '../../clubs/clubs.views.ts';
import { endpoint } from '../../http/endpoint.ts';
import { MAX_INTEGER, pathSequence, sequence, text, uuid, version } from '../../http/fields.ts';
import { MAX_NOTE_LENGTH } from './rubric-note-limits.ts';

const params = z.object({ club: pathSequence, quiz: pathSequence });
const count = z.number().int();

const line = z.object({
  no: count,
  /** Empty where it is about the answer as a whole. */
  criterion: z.string(),
  text: z.string(),
  /** Whose answer it came from, and what the instructor gave the criterion there, 0–100. */
  answerOf: person,
  points: count,
});

const rubricNotes = z.object({
  /** Of all lines together; 0 while there was none. */
  version: count,
  notes: z.array(line),
  /** AI's grades that a preview of a change reads once more. */
  rereadCount: count,
  /** Each change of a line, the latest first; without text it was withdrawn. */
  changes: z.array(line.extend({ version: count, changedBy: person, changedAt: z.string() })),
});
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
  /** The line that reads otherwise; null for a new one. */
  no: z.number().int().min(1).max(MAX_INTEGER).nullable(),
  /** Empty withdraws the line. */
  text: text(0, MAX_NOTE_LENGTH),
  /** Where a new line comes from: the criterion (empty for the whole), whose answer, and its points there. */
  from: z
    .object({ criterion: text(0, 60), memberUUID: uuid, points: z.number().int().min(0).max(100) })
    .nullable()
    .default(null),
});
export type NoteChange = z.output<typeof change>;

const preview = z.object({
  previewSequence: count,
  /** AI's grades that are looked at once more: of answers that no instructor has graded. */
  answerCount: count,
  readCount: count,
  failedCount: count,
  /** Why the rest is not read; null where nothing stands in the way. */
  stopped: z.string().nullable(),
  isDone: z.boolean(),
  isBuiltIn: z.boolean(),
  /** Whoever would lose points first, then by the points they would win. */
  changes: z.array(
    z.object({
      clubQuizAnswerSequence: count,
      member: person,
      /** How the answer begins. */
      excerpt: z.string(),
      before: count,
      after: count,
      /** Whether the grade before is AI's official one: it follows. */
      isOfficial: z.boolean(),
    }),
  ),
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
