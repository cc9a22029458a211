import { z } from 'zod';
import { criterionView } from '../../answering/answers/answers.views.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, sequence, text, version } from '../../http/fields.ts';
import { rubricView } from '../../rubrics/rubric.ts';
import { gradingAction } from './grading-actions.endpoints.ts';
import { clubQueueItem } from './grading-queue.endpoints.ts';
import {
  MAX_CRITERION_NAME_LENGTH,
  MAX_LEVELS,
  MAX_LEVEL_LABEL_LENGTH,
  MAX_LEVEL_REASON_LENGTH,
  MAX_SCORE,
  MIN_LEVELS,
} from '../../limits/quiz-limits.ts';

/** Answers that a change of levels grades anew in one act. */
export const MAX_REGRADED = 1000;

const quizParams = z.object({ club: pathSequence, quiz: pathSequence });

const rubricGrade = z
  .object({
    clubQuizAnswerSequence: z.number().int(),
    member: person,
    excerpt: z.string().describe('How the final answer begins'),
    grading: z.number().int(),
    criteria: z.array(criterionView),
    version: z.number().int().describe("Of the instructor's grade"),
  })
  .meta({ id: 'RubricGrade' });
export type RubricGrade = z.output<typeof rubricGrade>;

export const listRubricGrades = endpoint({
  name: 'listRubricGrades',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-grades',
  summary: "A quiz's rubric with the grades that were given by it, so that a change can be seen before it is made",
  audience: 'instructor',
  params: quizParams,
  response: z.object({
    rubric: rubricView,
    version: z.number().int().describe('Of the quiz'),
    grades: z.array(rubricGrade).describe("By members' names; of their own answer the caller is shown nothing"),
    can: z.object({ change: z.boolean() }),
  }),
});
export type RubricGrades = z.output<(typeof listRubricGrades)['response']>;

const levelChange = z
  .object({
    from: text(1, MAX_LEVEL_LABEL_LENGTH)
      .nullable()
      .describe('What the level is called now; null for one that is added'),
    label: text(1, MAX_LEVEL_LABEL_LENGTH),
    points: z.number().int().min(0).max(MAX_SCORE),
    reason: text(0, MAX_LEVEL_REASON_LENGTH).default(''),
  })
  .meta({ id: 'RubricLevelChange' });

export const changeRubricLevels = endpoint({
  name: 'changeRubricLevels',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-levels',
  summary:
    'Changes the levels of one criterion, and with it exactly the grades that are named, as one act that can be taken back',
  audience: 'instructor',
  params: quizParams,
  body: z.object({
    criterion: text(1, MAX_CRITERION_NAME_LENGTH),
    levels: z
      .array(levelChange)
      .min(MIN_LEVELS)
      .max(MAX_LEVELS)
      .describe(
        'All levels that the criterion is to have, each former one once at most: those not among them are taken out',
      ),
    version,
    regrade: z
      .array(z.object({ clubQuizAnswerSequence: sequence, version }))
      .max(MAX_REGRADED)
      .default([])
      .describe('Grades that follow, see `regraded`; the others stay with the levels of before'),
  }),
  response: z.object({
    rubric: rubricView,
    action: gradingAction.nullable().describe('Null where no grade was to follow'),
    contents: z.array(clubQueueItem).describe('The answers that were graded anew, as they are now'),
  }),
  errors: ['staleVersion', 'ownAnswer'],
});
