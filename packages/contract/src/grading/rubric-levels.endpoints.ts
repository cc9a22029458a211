import { z } from 'zod';
import { criterionView } from '../answers/answers.views.ts';
import { person } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';
import { pathSequence, sequence, text, version } from '../http/fields.ts';
import { MAX_LEVEL_LABEL_LENGTH, MAX_LEVEL_REASON_LENGTH, MAX_LEVELS, MIN_LEVELS } from '../quizzes/rubric-levels.ts';
import { rubricView } from '../quizzes/rubric.ts';
import { gradingAction } from './grading-actions.endpoints.ts';
import { clubQueueItem } from './grading-queue.endpoints.ts';

/** Answers that a change of levels grades anew in one act. */
export const MAX_REGRADED = 1000;

const quizParams = z.object({ club: pathSequence, quiz: pathSequence });

const rubricGrade = z.object({
  clubQuizAnswerSequence: z.number().int(),
  member: person,
  /** How the final answer begins. */
  excerpt: z.string(),
  grading: z.number().int(),
  criteria: z.array(criterionView),
  /** Of the instructor's grade. */
  version: z.number().int(),
});
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
    /** Of the quiz. */
    version: z.number().int(),
    /** By members' names; of their own answer the caller is shown nothing. */
    grades: z.array(rubricGrade),
    can: z.object({ change: z.boolean() }),
  }),
});
export type RubricGrades = z.output<(typeof listRubricGrades)['response']>;

const levelChange = z.object({
  /** What the level is called now; null for one that is added. */
  from: text(1, MAX_LEVEL_LABEL_LENGTH).nullable(),
  label: text(1, MAX_LEVEL_LABEL_LENGTH),
  points: z.number().int().min(0).max(100),
  reason: text(0, MAX_LEVEL_REASON_LENGTH).default(''),
});

export const changeRubricLevels = endpoint({
  name: 'changeRubricLevels',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-levels',
  summary:
    'Changes the levels of one criterion, and with it exactly the grades that are named, as one act that can be taken back',
  audience: 'instructor',
  params: quizParams,
  body: z.object({
    criterion: text(1, 60),
    /** All levels that the criterion is to have, each former one once at most: those not among them are taken out. */
    levels: z.array(levelChange).min(MIN_LEVELS).max(MAX_LEVELS),
    version,
    /** Grades that follow, see `regraded`; the others stay with the levels of before. */
    regrade: z
      .array(z.object({ clubQuizAnswerSequence: sequence, version }))
      .max(MAX_REGRADED)
      .default([]),
  }),
  response: z.object({
    rubric: rubricView,
    /** Null where no grade was to follow. */
    action: gradingAction.nullable(),
    /** The answers that were graded anew, as they are now. */
    contents: z.array(clubQueueItem),
  }),
  errors: ['staleVersion', 'ownAnswer'],
});
