import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, MAX_INTEGER, pathSequence, text, uuid, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import {
  MAX_ANSWER_FILES,
  MAX_CRITERION_COMMENT_LENGTH,
  MAX_FEEDBACK_LENGTH,
  MAX_SELF_GRADE_NOTE_LENGTH,
  answerFiles,
} from '../../answering/answers/answer-limits.ts';
import {
  criterionView,
  feedbackView,
  GRADERS,
  lateRevision,
  reviewView,
  submittedFinal,
  submittedStep,
} from '../../answering/answers/answers.views.ts';
import { aiEvaluation } from './ai-evaluation.views.ts';
import { MAX_NOTE_LENGTH } from './notes/rubric-note-limits.ts';
import { rubricView } from '../../rubrics/rubric.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';
import {
  MAX_CRITERIA,
  MAX_CRITERION_NAME_LENGTH,
  MAX_LEVEL_LABEL_LENGTH,
  MAX_SCORE,
} from '../../limits/quiz-limits.ts';

const quizParams = z.object({ club: pathSequence, quiz: pathSequence });
const answerParams = quizParams.extend({ memberUUID: uuid });
const grades = z
  .object({
    INSTRUCTOR: z.number().int().nullable(),
    AI: z.number().int().nullable(),
    SELF: z.number().int().nullable(),
  })
  .meta({ id: 'Grades' });

/** One answer in the grading queue. */
export const gradingQueueItem = z
  .object({
    clubQuizAnswerSequence: z.number().int(),
    member: person,
    answerStatus: answerStatusCode,
    submittedAt: moment,
    grades,
    hasFeedback: z.boolean(),
    isHeld: z.boolean().describe('Whether what was found of it waits for a release before its author sees it'),
    disagreement: z
      .number()
      .int()
      .nullable()
      .describe("Points between the self grade and the instructor's (or AI's) grade; null where either is missing"),
    openUntil: moment
      .nullable()
      .describe(
        'Until when its author may revise it, while nobody graded it: grading it closes it. Null where that is over.',
      ),
  })
  .meta({ id: 'GradingQueueItem' });
export type GradingQueueItem = z.output<typeof gradingQueueItem>;

export const listMemberAnswers = endpoint({
  name: 'listMemberAnswers',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers',
  summary: 'The grading queue of a quiz, by need: ungraded finals (oldest first), then pre-answers, then graded ones',
  audience: 'instructor',
  params: quizParams,
  query: z.object({ ...paging(), keyword, filter: z.enum(['all', 'ungraded', 'graded']).default('all') }),
  response: paged(gradingQueueItem),
});

/** One answer with everything that grading it needs. */
export const gradingDetail = gradingQueueItem
  .extend({
    question: z.string(),
    modelAnswer: z.string(),
    modelAnswerKeywords: z.array(z.string()),
    rubric: rubricView,
    pre: submittedStep,
    final: submittedFinal.nullable().describe('The version that counts'),
    isAfterModelAnswer: z
      .boolean()
      .describe('Whether that version was submitted when its author could read the model answer'),
    revision: lateRevision
      .extend({ before: z.number().int() })
      .nullable()
      .describe('`before`: the last version from before the model answer was open, or else the first'),
    comprehension: z.number().int().nullable(),
    selfNote: z.string(),
    instructorGrade: z
      .object({
        grading: z.number().int(),
        criteria: z.array(criterionView),
        gradedBy: person,
        gradedAt: moment,
        version: z.number().int(),
      })
      .nullable(),
    officialGrader: z
      .enum(GRADERS)
      .nullable()
      .describe("Whose grade is the official one by the club's rule; null while none is"),
    ai: aiEvaluation.nullable().describe('What AI, or the built-in grader, found of the text that counts'),
    feedback: feedbackView.nullable(),
    review: reviewView.nullable().describe('The latest request of the member to look at the grade again'),
    can: z.object({ grade: z.boolean() }),
  })
  .meta({ id: 'GradingDetail' });
export type GradingDetail = z.output<typeof gradingDetail>;

export const getMemberAnswer = endpoint({
  name: 'getMemberAnswer',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}',
  summary: 'One answer with model answer, both steps, grades and feedback, for the admins of the club',
  audience: 'instructor',
  params: answerParams,
  response: gradingDetail,
});

export const gradeAnswer = endpoint({
  name: 'gradeAnswer',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade',
  summary: "The instructor's grade of a final answer; `version` 0 for the first one",
  audience: 'instructor',
  params: answerParams,
  body: z.object({
    grading: z.number().int().min(0).max(MAX_SCORE),
    criteria: z
      .array(
        z.object({
          name: text(1, MAX_CRITERION_NAME_LENGTH),
          comment: text(0, MAX_CRITERION_COMMENT_LENGTH).default(''),
          points: z.number().int().min(0).max(MAX_SCORE).nullable().default(null),
          level: text(1, MAX_LEVEL_LABEL_LENGTH)
            .nullable()
            .default(null)
            .describe('The level that was chosen, with its points; null where points were given otherwise'),
        }),
      )
      .max(MAX_CRITERIA)
      .default([]),
    notes: z
      .array(z.object({ criterion: text(0, MAX_CRITERION_NAME_LENGTH), text: text(1, MAX_NOTE_LENGTH) }))
      .max(MAX_CRITERIA)
      .default([])
      .describe(
        "Why points are others than AI's: lines of the quiz's notes (`listRubricNotes`). An empty criterion is the whole.",
      ),
    version,
  }),
  response: gradingDetail,
  errors: ['finalAnswerFirst', 'ownAnswer', 'staleVersion', 'tooManyNotes'],
});

export const chooseCountedVersion = endpoint({
  name: 'chooseCountedVersion',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/counted-version',
  summary: 'Which version of a final answer is graded and read by others; a grade that stands stays',
  audience: 'instructor',
  params: answerParams,
  body: z.object({ versionNo: z.number().int().min(1).max(MAX_INTEGER) }),
  response: gradingDetail,
  errors: ['finalAnswerFirst', 'ownAnswer'],
});

export const giveFeedback = endpoint({
  name: 'giveFeedback',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/feedback',
  summary: 'Feedback on an answer, with files; `fileKeys` are the kept ones; `version` 0 for the first',
  audience: 'instructor',
  params: answerParams,
  body: z.object({
    text: text(1, MAX_FEEDBACK_LENGTH),
    fileKeys: z.array(uuid).max(MAX_ANSWER_FILES).default([]),
    version,
  }),
  files: { files: answerFiles },
  response: gradingDetail,
  errors: ['ownAnswer', 'staleVersion'],
});

export const evaluateSelf = endpoint({
  name: 'evaluateSelf',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/self-evaluation',
  summary: "The member's own grade of their final answer; 0410 where the club does not allow it",
  audience: 'member',
  params: quizParams,
  body: z.object({
    grading: z.number().int().min(0).max(MAX_SCORE),
    note: text(0, MAX_SELF_GRADE_NOTE_LENGTH).default(''),
  }),
  response: z.object({ grader: z.enum(GRADERS), grading: z.number().int(), note: z.string(), gradedAt: moment }),
  errors: ['selfGradingNotAllowed', 'finalAnswerFirst', 'clubNotRunning', 'clubReadOnly'],
});
