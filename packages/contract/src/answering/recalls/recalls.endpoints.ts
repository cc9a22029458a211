import { z } from 'zod';
import { answerCard, feedbackView, submittedFinal } from '../answers/answers.views.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, moment } from '../../http/fields.ts';
import { MAX_RECALL, RECALL_RATINGS, RECALL_UNDO_MINUTES, RETENTION_WEEKS } from './ratings.ts';

const count = z.number().int();
/** A day of the tenant, such as `2026-11-26`. */
const day = z.iso.date();
const share = z.number().min(0).max(1);

/** Quizzes to recall that are told at a time, those that wait longest first. */
export const RECALLS_AT_ONCE = 3;

const due = z
  .object({
    clubSequence: count,
    quizSequence: count,
    clubName: z.string(),
    no: count.describe("The quiz in its club's order, from 1"),
    question: z.string(),
    grade: count
      .nullable()
      .describe('The official grade that the caller may see, or else their own; null where there is neither'),
    lastOn: day.describe('When it was last thought about: recalled, or finally answered'),
    dueOn: day,
  })
  .meta({ id: 'DueRecall' });
export type DueRecall = z.output<typeof due>;

const retention = z
  .object({
    weeks: z
      .array(z.object({ from: day, recalls: count, recalled: count }))
      .length(RETENTION_WEEKS)
      .describe('From Monday to Sunday, the oldest first; the last one is not over'),
    cards: count.describe(
      'Quizzes that were recalled at least once, and which part of them would be known now, as FSRS expects; null without any',
    ),
    predicted: share.nullable(),
  })
  .meta({ id: 'Retention' });
export type Retention = z.output<typeof retention>;

export const listRecalls = endpoint({
  name: 'listRecalls',
  method: 'GET',
  path: '/api/v1/my/recalls',
  summary: `Finished quizzes that the caller recalls today, ${RECALLS_AT_ONCE} at most, and how well they remember`,
  audience: 'member',
  response: z.object({
    contents: z.array(due),
    totalElements: count.describe('All that wait today'),
    doneToday: count,
    nextOn: day.nullable().describe('When the next one comes after today; null where none is to come'),
    retention,
  }),
});
export type Recalls = z.output<typeof listRecalls.response>;

const place = z.object({ club: pathSequence, quiz: pathSequence });
const rating = z.enum(RECALL_RATINGS);

export const getRecall = endpoint({
  name: 'getRecall',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/recall',
  summary:
    'What a recall of a finished quiz is held against: the own final answer, what is open of the model answer, what is new',
  audience: 'member',
  params: place,
  response: z.object({
    final: submittedFinal,
    modelAnswer: z
      .object({ text: z.string(), keywords: z.array(z.string()) })
      .nullable()
      .describe('As the answer room shows it; null where it is not open'),
    before: z
      .object({ text: z.string(), rating, recalledOn: day })
      .nullable()
      .describe('The recall before; null of the first'),
    changes: z
      .object({
        feedback: feedbackView.nullable(),
        modelAnswerRevisedAt: moment.nullable(),
        picked: answerCard.nullable().describe("The most valued of the others' answers that were one-picked since"),
      })
      .describe('What came since the quiz was last thought about'),
    dueOn: day,
    options: z
      .array(z.object({ rating, nextOn: day }))
      .describe('When it comes again by how it went; empty before it is due'),
  }),
  errors: ['finalAnswerFirst'],
});
export type Recall = z.output<typeof getRecall.response>;

export const rateRecall = endpoint({
  name: 'rateRecall',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/recall',
  summary: 'Keeps how a recall went and says when the quiz comes again; the answer of the club stays as it is',
  audience: 'member',
  params: place,
  body: z.object({ rating, text: text(0, MAX_RECALL).default('') }),
  response: z.object({ rating, nextOn: day }),
  errors: ['finalAnswerFirst', 'recallNotDue'],
  idempotencyKey: true,
});

export const undoRecall = endpoint({
  name: 'undoRecall',
  method: 'DELETE',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/recall',
  summary: `Takes back the last recall of a quiz, within ${RECALL_UNDO_MINUTES} minutes: it is due again, as if it had not been rated`,
  audience: 'member',
  params: place,
  response: z.null(),
  errors: ['recallNotUndoable'],
});
