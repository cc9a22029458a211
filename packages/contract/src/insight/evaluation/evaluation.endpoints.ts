import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { MAX_RELEASED_REPORTS, MAX_SECTION_LENGTH } from './evaluation-limits.ts';
import { EVALUATION_SECTIONS } from './evaluation-sections.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, sequence, text, uuid, version, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';

const params = z.object({ club: pathSequence });
const section = text(0, MAX_SECTION_LENGTH);
const count = z.number().int();

const sections = z
  .object({
    participation: section,
    progress: section,
    scores: section,
    growth: section,
    strengths: section,
    nextSteps: section,
  })
  .meta({ id: 'ReportSections' });
export type EvaluationSections = z.output<typeof sections>;

/** The numbers a report was drafted from; percents are whole, means have one decimal. */
export const evaluationFigures = z
  .object({
    openedCount: count,
    submittedCount: count,
    finalCount: count,
    onTimeCount: count,
    progress: count,
    gradeCount: count,
    meanGrade: z.number().nullable(),
    clubMeanGrade: z.number().nullable(),
    meanComprehension: z.number().nullable(),
    gradeGrowth: z
      .object({ pre: z.number(), final: z.number() })
      .nullable()
      .describe('Mean grades that AI gave pre-answers and final answers of the quizzes that have both'),
    keywordGrowth: z
      .object({ pre: count, final: count })
      .nullable()
      .describe('Mean percent of keywords in pre-answers and final answers of the quizzes that have both'),
    readCount: count
      .optional()
      .describe('Opened quizzes whose content was read before the final answer; not in reports of earlier versions'),
    best: z.object({ no: count, grading: count }).nullable(),
    weakest: z.object({ no: count, grading: count }).nullable(),
    missing: z.array(count).describe('Numbers of opened quizzes without a final answer'),
    closed: z.array(count).describe('Those of them that took no answers any more when the report was drafted'),
  })
  .meta({ id: 'EvaluationFigures' });
export type EvaluationFigures = z.output<typeof evaluationFigures>;

/** What of the linked quiz club a report of a lecture club rests on; `missing` and `closed` as in `evaluationFigures`. */
const linkedQuizFigures = evaluationFigures.pick({
  openedCount: true,
  finalCount: true,
  gradeCount: true,
  meanGrade: true,
  missing: true,
  closed: true,
});

/** What a report of a lecture club was drafted from: pages of the studies that had begun; studies by their numbers. */
export const readingFigures = z
  .object({
    begunCount: count,
    pageCount: count,
    readPages: count,
    progress: count,
    clubMeanProgress: count,
    finished: z.array(count),
    unfinished: z.array(count),
    unopened: z.array(count),
    questionCount: count
      .optional()
      .describe(
        'Questions that were asked, of instructors or in the club, and of the assistant; not in reports of earlier versions',
      ),
    assistantCount: count.optional(),
    quizzes: linkedQuizFigures
      .nullable()
      .optional()
      .describe('Null where no quiz club is linked, or the member is not in it; not in reports of earlier versions'),
  })
  .meta({ id: 'ReadingFigures' });
export type ReadingFigures = z.output<typeof readingFigures>;

/** An answer that a part of a report rests on, by its quiz and the number that the quiz had when the report was drafted. */
const ground = z.object({ quizSequence: sequence, no: count }).meta({ id: 'ReportGround' });
export type EvaluationGround = z.output<typeof ground>;
const grounds = z
  .object({
    participation: z.array(ground),
    progress: z.array(ground),
    scores: z.array(ground),
    growth: z.array(ground),
    strengths: z.array(ground),
    nextSteps: z.array(ground),
  })
  .meta({ id: 'ReportGrounds' });
export type EvaluationGrounds = z.output<typeof grounds>;

export const evaluationReport = z
  .object({
    member: person,
    status: z.enum(['DRAFT', 'RELEASED']),
    figures: z.union([evaluationFigures, readingFigures]),
    sections,
    /** The answers that the drafted sentences and figures of each part rest on; none in reports of a lecture club. */
    grounds,
    draftedAt: moment,
    editedAt: moment.nullable(),
    readAt: moment
      .nullable()
      .describe('When somebody who runs the club read it as it is; null before, and after it was drafted again'),
    releasedAt: moment.nullable(),
    version: count,
  })
  .meta({ id: 'EvaluationReport' });
export type EvaluationReport = z.output<typeof evaluationReport>;

/** How far the drafting is; counts of reports beside it. */
export const evaluationStatus = z
  .object({
    state: z.enum(['NONE', 'RUNNING', 'DONE', 'FAILED']),
    total: count,
    done: count,
    requestedAt: moment.nullable(),
    finishedAt: moment.nullable(),
    draftCount: count,
    readCount: count.describe('Drafts that were read, and so may be released'),
    releasedCount: count,
    common: z
      .array(z.object({ section: z.enum(EVALUATION_SECTIONS), text: z.string() }))
      .describe('Parts that say the same to everybody, with their words: among two reports or more'),
  })
  .meta({ id: 'EvaluationStatus' });
export type EvaluationStatus = z.output<typeof evaluationStatus>;

/** A part that all reports say alike, and what they are to say. */
export const commonChange = z.object({ section: z.enum(EVALUATION_SECTIONS), before: section, text: section });
export const sectionsChange = z.object({ sections, version });
/** Reports to release: of those named, or all that were read. */
export const wishedReports = z.object({ memberUUIDs: z.array(uuid).min(1).max(MAX_RELEASED_REPORTS).nullable() });
export const releasedCounts = z
  .object({
    released: count,
    unread: count.describe('Drafts among those wished for that nobody has read'),
  })
  .meta({ id: 'ReleasedReports' });

export const getMyEvaluation = endpoint({
  name: 'getMyEvaluation',
  method: 'GET',
  path: '/api/v1/quiz-clubs/{club}/evaluation',
  summary: "The caller's own report of a club, once it is released",
  audience: 'member',
  params,
  response: z.object({ report: evaluationReport.nullable() }),
});

export const startEvaluation = endpoint({
  name: 'startEvaluation',
  method: 'POST',
  path: '/api/v1/quiz-clubs/{club}/evaluation',
  summary:
    'Drafts a report of each member by rules from their own data, in the background; edited and released ones stay',
  audience: 'instructor',
  params,
  response: evaluationStatus,
});

export const getEvaluationStatus = endpoint({
  name: 'getEvaluationStatus',
  method: 'GET',
  path: '/api/v1/quiz-clubs/{club}/evaluation/status',
  summary: 'How far the drafting of reports is',
  audience: 'instructor',
  params,
  response: evaluationStatus,
});

export const EVALUATION_FILTERS = ['all', 'draft', 'released'] as const;

export const listEvaluations = endpoint({
  name: 'listEvaluations',
  method: 'GET',
  path: '/api/v1/quiz-clubs/{club}/quiz-evaluations',
  summary: 'Reports of the members of a club, for its admins',
  audience: 'instructor',
  params,
  query: z.object({ ...paging(50), keyword, filter: z.enum(EVALUATION_FILTERS).default('all') }),
  response: paged(evaluationReport),
});

export const getEvaluation = endpoint({
  name: 'getEvaluation',
  method: 'GET',
  path: '/api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
  summary:
    "One member's report, for the admins of the club, with whose reports stand before and after it in their list",
  audience: 'instructor',
  params: params.extend({ memberUUID: uuid }),
  query: z.object({ keyword, filter: z.enum(EVALUATION_FILTERS).default('all') }),
  response: evaluationReport.extend({ previous: z.uuid().nullable(), next: z.uuid().nullable() }),
});

export const readEvaluation = endpoint({
  name: 'readEvaluation',
  method: 'PUT',
  path: '/api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}/read',
  summary: 'Notes that a report was read as it is now, so that it may be released; the first reader counts',
  audience: 'instructor',
  params: params.extend({ memberUUID: uuid }),
  body: z.object({ version }),
  response: evaluationReport,
  errors: ['staleVersion'],
});

export const editCommonEvaluation = endpoint({
  name: 'editCommonEvaluation',
  method: 'PUT',
  path: '/api/v1/quiz-clubs/{club}/evaluation/common',
  summary: 'Changes a part in all reports that say the same there; released ones change for their members at once',
  audience: 'instructor',
  params,
  body: commonChange,
  response: z.object({ changed: count }),
  errors: ['staleVersion'],
});

export const editEvaluation = endpoint({
  name: 'editEvaluation',
  method: 'PUT',
  path: '/api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
  summary: 'Changes the sentences of a report; a released one changes for its member at once',
  audience: 'instructor',
  params: params.extend({ memberUUID: uuid }),
  body: sectionsChange,
  response: evaluationReport,
  errors: ['staleVersion'],
});

export const releaseEvaluations = endpoint({
  name: 'releaseEvaluations',
  method: 'POST',
  path: '/api/v1/quiz-clubs/{club}/quiz-evaluations/release',
  summary: 'Releases reports that were read to their members: those named, or all; what nobody read stays a draft',
  audience: 'instructor',
  params,
  body: wishedReports,
  response: releasedCounts,
  errors: ['reportsUnread'],
});
