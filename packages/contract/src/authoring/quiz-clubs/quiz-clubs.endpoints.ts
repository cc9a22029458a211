import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { instant, labels, pathSequence, rawText, version, moment } from '../../http/fields.ts';
import {
  clubDetailFields,
  clubDraftFields,
  clubQuizFields,
  existingClub,
  quizClubFields,
} from '../../clubs/clubs/club-fields.ts';
import { MAX_CLUB_QUIZZES, MAX_TOPIC_LENGTH } from '../../clubs/clubs/club-limits.ts';
import { MAX_CONTENT_TITLE_LENGTH, MAX_CONTENT_URL_LENGTH } from '../../limits/content-limits.ts';
import {
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_MODEL_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
} from '../../limits/quiz-limits.ts';
import { clubImage } from '../../clubs/clubs/club-form.endpoints.ts';
import { rubricDraft } from '../../rubrics/rubric.ts';
import { quizClubForm } from './quiz-club-form.ts';

const draftQuiz = z
  .object({
    quizSequence: clubQuizFields.quizSequence,
    sourceQuizSequence: clubQuizFields.sourceQuizSequence,
    question: rawText(MAX_QUESTION_LENGTH).default(''),
    modelAnswer: rawText(MAX_MODEL_ANSWER_LENGTH).default(''),
    modelAnswerKeywords: labels(MAX_KEYWORDS, MAX_KEYWORD_LENGTH).default([]),
    rubric: rubricDraft,
    contentSequence: clubQuizFields.contentSequence,
    contentTitle: rawText(MAX_CONTENT_TITLE_LENGTH).default(''),
    contentUrl: rawText(MAX_CONTENT_URL_LENGTH).default(''),
    week: clubQuizFields.week.default(1),
    topic: rawText(MAX_TOPIC_LENGTH).default(''),
    openAt: instant.nullable().default(null),
    deadlineAt: instant.nullable().default(null),
    published: z.boolean().default(true),
  })
  .meta({ id: 'ClubQuizDraft' });

/** A quiz club that is still being written: everything may be missing, nothing may be out of bounds. */
export const quizClubDraft = z
  .object({
    ...existingClub,
    ...clubDraftFields,
    ...quizClubFields,
    weekCount: quizClubFields.weekCount.nullable().default(null),
    studyCount: quizClubFields.studyCount.nullable().default(null),
    quizzes: z.array(draftQuiz).max(MAX_CLUB_QUIZZES).default([]),
  })
  .meta({ id: 'QuizClubDraft' });
export type QuizClubDraft = z.output<typeof quizClubDraft>;

/** A quiz club as its admins edit it: the draft's shape with what the server adds; whom it is for comes with names. */
export const quizClubDetail = quizClubDraft
  .extend({
    ...clubDetailFields,
    quizzes: z.array(
      draftQuiz.extend({
        quizSequence: z.number().int(),
        answerCount: z.number().int(),
        isShared: z
          .boolean()
          .default(false)
          .describe('Public, or used by another club too: what changes in its text changes there as well'),
        isFixed: z
          .boolean()
          .default(false)
          .describe('Shared, and not for this viewer or not in this state of the club to change; a copy can be'),
      }),
    ),
  })
  .meta({ id: 'QuizClubDetail' });
export type QuizClubDetail = z.output<typeof quizClubDetail>;

const byId = z.object({ id: pathSequence });

export const createQuizClub = endpoint({
  name: 'createQuizClub',
  method: 'POST',
  path: '/api/v2/quiz-club',
  summary: 'Submits a new quiz club, or the draft or rejected club that `clubSequence` names',
  audience: 'instructor',
  body: quizClubForm,
  files: { image: clubImage },
  response: quizClubDetail,
  errors: [
    'endBeforeStart',
    'endBeforeOpen',
    'outsideClubPeriod',
    'invalidUrl',
    'participationCodeTaken',
    'staleVersion',
    'conflict',
    'notFound',
  ],
  idempotencyKey: true,
});

export const saveQuizClubDraft = endpoint({
  name: 'saveQuizClubDraft',
  method: 'PUT',
  path: '/api/v2/quiz-club/temporary',
  summary: 'Saves a quiz club as a draft (0000); `clubSequence` null makes a new one',
  audience: 'instructor',
  body: quizClubDraft,
  response: quizClubDetail,
  errors: ['staleVersion', 'conflict', 'notFound'],
  idempotencyKey: true,
});

export const updateQuizClub = endpoint({
  name: 'updateQuizClub',
  method: 'PUT',
  path: '/api/v2/quiz-clubs/{id}',
  summary: 'Changes a submitted quiz club and its quizzes',
  audience: 'instructor',
  params: byId,
  body: quizClubForm,
  response: quizClubDetail,
  errors: [
    'endBeforeStart',
    'endBeforeOpen',
    'outsideClubPeriod',
    'invalidUrl',
    'participationCodeTaken',
    'staleVersion',
    'conflict',
    'quizHasAnswers',
    'clubReadOnly',
  ],
});

export const getQuizClub = endpoint({
  name: 'getQuizClub',
  method: 'GET',
  path: '/api/v2/quiz-clubs/{id}',
  summary: 'A quiz club with its quizzes as its admins (and managers, for approval) see it',
  audience: 'instructor',
  params: byId,
  response: quizClubDetail,
});

export const getPreviousSubmission = endpoint({
  name: 'getPreviousSubmission',
  method: 'GET',
  path: '/api/manager/v1/clubs/{clubSequence}/previous-submission',
  summary: 'What managers saw of a club before its present state, to compare the two; null where nothing was kept',
  audience: 'manager',
  params: z.object({ clubSequence: pathSequence }),
  response: z.object({
    previous: z
      .object({
        submittedAt: moment,
        rejection: z.string().nullable().describe('Why the club was rejected then; null where it was not'),
        club: quizClubDetail,
      })
      .nullable(),
  }),
});

/**
 * A quiz where it stands in its club. One without a sequence is new: a copy of its source, or else written here and now.
 */
const scheduledQuiz = z
  .object({
    quizSequence: clubQuizFields.quizSequence,
    sourceQuizSequence: clubQuizFields.sourceQuizSequence,
    week: clubQuizFields.week,
    topic: clubQuizFields.topic,
    openAt: instant,
    deadlineAt: clubQuizFields.deadlineAt,
    published: clubQuizFields.published,
    written: z
      .object({
        question: clubQuizFields.question,
        modelAnswer: clubQuizFields.modelAnswer,
        modelAnswerKeywords: clubQuizFields.modelAnswerKeywords,
      })
      .nullable()
      .default(null),
  })
  .meta({ id: 'ScheduledQuiz' });

export const scheduleClubQuizzes = endpoint({
  name: 'scheduleClubQuizzes',
  method: 'PUT',
  path: '/api/v1/club/quizzes',
  summary:
    "Orders a club's quizzes as listed, with week, dates and publication; adds what is new, takes out what is not listed",
  audience: 'instructor',
  body: z.object({
    clubSequence: z.number().int().min(1),
    version,
    quizzes: z.array(scheduledQuiz).max(MAX_CLUB_QUIZZES),
  }),
  response: quizClubDetail,
  errors: [
    'endBeforeOpen',
    'outsideClubPeriod',
    'quizHasAnswers',
    'clubReadOnly',
    'staleVersion',
    'conflict',
    'notFound',
  ],
});
export type ClubSchedule = z.input<(typeof scheduleClubQuizzes)['body']>;
