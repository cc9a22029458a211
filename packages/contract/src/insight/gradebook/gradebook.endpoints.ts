import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, uuid, version, moment } from '../../http/fields.ts';
import { CELL_STATES } from './cell-states.ts';
import { COUNTINGS, MAX_DECIMALS, ROW_ORDERS, SHEET_COLUMNS, SHEET_SHAPES } from './gradebook-layout.ts';

const params = z.object({ id: pathSequence });
const count = z.number().int();

/** Members of one answer of the gradebook at most: a club of a usual size comes whole. */
export const GRADEBOOK_STRETCH = 1000;

const layout = z
  .object({
    shape: z.enum(SHEET_SHAPES),
    columns: z
      .array(z.enum(SHEET_COLUMNS))
      .min(1)
      .max(SHEET_COLUMNS.length)
      .transform((all) => [...new Set(all)]),
    order: z.enum(ROW_ORDERS),
    decimals: z.number().int().min(0).max(MAX_DECIMALS),
    counting: z.enum(COUNTINGS),
    countsHeld: z.boolean(),
  })
  .meta({ id: 'GradebookLayout' });
/** See `GradebookLayout`; `version` 0 as long as the club has chosen none. */
export const keptLayout = layout.extend({ version: count }).meta({ id: 'KeptLayout' });
export type KeptLayout = z.output<typeof keptLayout>;

export const gradebookQuiz = z
  .object({
    quizSequence: count,
    no: count,
    week: count,
    question: z.string(),
    openAt: moment.nullable(),
    deadlineAt: moment.nullable(),
    isOpened: z.boolean(),
    isOver: z.boolean().describe('Its deadline or the club is over'),
  })
  .meta({ id: 'GradebookQuiz' });
export type GradebookQuiz = z.output<typeof gradebookQuiz>;

/** A member's row. `states` and `grades` (0–100) have a place for each quiz in the order of `quizzes`. */
export const gradebookMember = person
  .extend({
    studentNumber: z.string().nullable(),
    joinedAt: moment.nullable(),
    states: z.array(z.enum(CELL_STATES)),
    grades: z.array(count.nullable()).describe('The official ones; null where there is none'),
    late: z.array(count).describe('Places of the final answers that came after their deadline'),
  })
  .meta({ id: 'GradebookMember' });
export type GradebookMember = z.output<typeof gradebookMember>;

export const gradebook = z
  .object({
    quizzes: z.array(gradebookQuiz),
    members: z
      .array(gradebookMember)
      .describe('A stretch of them by their ids; `next` asks for the one after it, null: this was the last'),
    next: z.uuid().nullable(),
    memberCount: count,
    layout: keptLayout,
    holdsGrades: z.boolean().describe('Whether the club holds grades until it releases them'),
  })
  .meta({ id: 'Gradebook' });
export type Gradebook = z.output<typeof gradebook>;

export const getGradebook = endpoint({
  name: 'getGradebook',
  method: 'GET',
  path: '/api/v1/clubs/{id}/gradebook',
  summary: "What each member of a club made of each quiz, a thousand members at a time; for the club's admins",
  audience: 'instructor',
  params,
  query: z.object({ after: uuid.optional() }),
  response: gradebook,
});

export const saveGradebookLayout = endpoint({
  name: 'saveGradebookLayout',
  method: 'PUT',
  path: '/api/v1/clubs/{id}/gradebook/layout',
  summary: "How the club's gradebook counts and leaves as a file; kept for all its admins, `version` 0 for the first",
  audience: 'instructor',
  params,
  body: layout.extend({ version }),
  response: keptLayout,
  errors: ['staleVersion'],
});
