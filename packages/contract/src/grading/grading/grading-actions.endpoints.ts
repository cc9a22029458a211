import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, text, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { MAX_BULK_ANSWERS, MAX_FEEDBACK_LENGTH } from '../../answering/answers/answer-limits.ts';
import { clubQueueItem } from './grading-queue.endpoints.ts';
import { MAX_SCORE } from '../../limits/quiz-limits.ts';

const clubParams = z.object({ club: pathSequence });

/** Hours in which an act can be taken back, as long as nobody changed its answers since. */
export const UNDO_HOURS = 24;
export const ACTION_KINDS = ['GRADE', 'FEEDBACK', 'BULK', 'UNDO', 'SELF'] as const;

const change = z.object({
  clubQuizAnswerSequence: z.number().int(),
  quizSequence: z.number().int(),
  member: person,
  part: z.enum(['GRADE', 'FEEDBACK', 'SELF']),
  before: z.string().nullable().describe("The grade or the feedback's text; null where there was or is none"),
  after: z.string().nullable(),
});

/** One act on grades or feedback, with the first of the answers that it changed. */
export const gradingAction = z
  .object({
    actionSequence: z.number().int(),
    kind: z.enum(ACTION_KINDS),
    actedBy: person,
    actedAt: moment,
    answerCount: z.number().int(),
    changes: z.array(change),
    isUndone: z.boolean(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'GradingAction' });
export type GradingAction = z.output<typeof gradingAction>;

const acted = z
  .object({
    action: gradingAction,
    contents: z.array(clubQueueItem).describe('The answers as they are now'),
  })
  .meta({ id: 'GradingOutcome' });
export type Acted = z.output<typeof acted>;

/** What travels with 0409: the answers that somebody else changed meanwhile, as they are now. Nothing was written. */
export const staleAnswers = z.object({ stale: z.array(clubQueueItem) });
export type StaleAnswers = z.output<typeof staleAnswers>;

export const gradeMany = endpoint({
  name: 'gradeMany',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/answers/grading',
  summary: 'The same grade, feedback or both for many final answers: all of them or, where one is stale, none',
  audience: 'instructor',
  params: clubParams,
  body: z
    .object({
      answers: z
        .array(z.object({ clubQuizAnswerSequence: sequence, version }))
        .min(1)
        .max(MAX_BULK_ANSWERS),
      grading: z.number().int().min(0).max(MAX_SCORE).optional(),
      feedback: text(1, MAX_FEEDBACK_LENGTH)
        .optional()
        .describe("For those that have none yet; the member's name goes where the placeholder of templates stands"),
    })
    .refine(({ grading, feedback }) => grading !== undefined || feedback !== undefined, { path: ['grading'] }),
  response: acted,
  errors: ['finalAnswerFirst', 'ownAnswer', 'staleVersion'],
});

export const undoGrading = endpoint({
  name: 'undoGrading',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/grading-actions/{action}/undo',
  summary: 'Restores what a grade or bulk act had changed, exactly; refused once somebody changed it again',
  audience: 'instructor',
  params: clubParams.extend({ action: pathSequence }),
  response: acted,
  errors: ['staleVersion', 'gradingNotUndoable', 'ownAnswer'],
});

export const listGradingActions = endpoint({
  name: 'listGradingActions',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/grading-actions',
  summary: 'Who graded what and when, newest first; of one answer with `answer`',
  audience: 'instructor',
  params: clubParams,
  query: z.object({ ...paging(20), answer: pathSequence.optional() }),
  response: paged(gradingAction),
});
