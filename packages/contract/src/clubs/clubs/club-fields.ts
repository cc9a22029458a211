import { z } from 'zod';
import { code, instant, labels, rawText, sequence, text, version, moment } from '../../http/fields.ts';
import { OFFICIAL_GRADING, WEEKDAYS } from './club-choices.ts';
import {
  MAX_CAPACITY,
  MAX_CLUB_DESCRIPTION_LENGTH,
  MAX_CLUB_NAME_LENGTH,
  MAX_INSTRUCTORS,
  MAX_PARTICIPATION_CODE_LENGTH,
  MAX_TAGLINE_LENGTH,
  MAX_STUDIES,
  MAX_TOPIC_LENGTH,
  MAX_WEEKS,
  MIN_CLUB_NAME_LENGTH,
} from './club-limits.ts';
import { MAX_COVER_LEAD } from './cover-rules.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { rubricForm } from '../../rubrics/rubric.ts';
import { clubImageShape } from '../../tenancy/files/picture-shape.ts';
import { MAX_CONTENT_TITLE_LENGTH, MAX_CONTENT_URL_LENGTH } from '../../limits/content-limits.ts';
import {
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_MODEL_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
} from '../../limits/quiz-limits.ts';
import { namedItem } from '../../tenancy/tenants/tenants.endpoints.ts';
import { clubStatusCode } from './club-codes.ts';
import { MAX_CODES, MAX_TAGS, MAX_TAG_LENGTH } from '../../limits/label-limits.ts';

/** Codes, or the named items that a club is read with. */
const codeGiven = z
  .union([code, z.object({ code }).transform((item) => item.code)])
  .meta({ id: 'CodeGiven', description: 'A code, or the item that has it' });
const codes = z.array(codeGiven).max(MAX_CODES);
const keywords = labels(MAX_KEYWORDS, MAX_KEYWORD_LENGTH);

/** The club that a form continues; none yet where it is null. */
export const existingClub = {
  clubSequence: z.number().int().positive().nullable().default(null),
  version,
};

/** Bounds of one quiz written in the club's form (decisions, section 5). Weeks count from 1. */
export const clubQuizFields = {
  quizSequence: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Of a quiz that exists already; new ones have none'),
  sourceQuizSequence: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Of the quiz that a new one is a copy of. A quiz that exists already keeps its own.'),
  question: text(MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH),
  modelAnswer: text(0, MAX_MODEL_ANSWER_LENGTH).default(''),
  modelAnswerKeywords: keywords.default([]),
  rubric: rubricForm,
  contentSequence: sequence
    .nullable()
    .default(null)
    .describe(
      "Of the caller's library, or a content that the club's quizzes have: title and address are its own; null: they are typed",
    ),
  contentTitle: text(0, MAX_CONTENT_TITLE_LENGTH).default(''),
  contentUrl: text(0, MAX_CONTENT_URL_LENGTH).default('').describe('Where the content to read lies; empty for none'),
  week: z.number().int().min(1).max(MAX_WEEKS),
  topic: text(0, MAX_TOPIC_LENGTH)
    .default('')
    .describe('What it is about, for those who may not read the question yet; empty for none'),
  openAt: instant,
  deadlineAt: instant.nullable().default(null),
  published: z.boolean().default(true),
};

/** Bounds of what every club has (decisions, section 4). Instants are ISO 8601 with offset. */
export const clubFields = {
  clubName: text(MIN_CLUB_NAME_LENGTH, MAX_CLUB_NAME_LENGTH),
  tagline: text(0, MAX_TAGLINE_LENGTH)
    .default('')
    .describe('One sentence that says what the club is about; empty for none'),
  description: text(1, MAX_CLUB_DESCRIPTION_LENGTH),
  imageKey: z.uuid().nullable().default(null),
  startAt: instant,
  endAt: instant,
  recruitStartAt: instant.nullable().default(null),
  recruitEndAt: instant.nullable().default(null),
  studyCycle: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
  capacity: z.number().int().min(1).max(MAX_CAPACITY).nullable().default(null),
  jobGroups: codes.min(1),
  jobs: codes.default([]),
  jobLevels: codes.min(1),
  tags: labels(MAX_TAGS, MAX_TAG_LENGTH).default([]),
  isPublic: z.boolean().default(true),
  joinApproval: z.boolean().default(false),
  lateJoining: z.boolean().default(true),
  earnsPoints: z
    .boolean()
    .default(true)
    .describe('What is done in the club earns points; what was earned before stays'),
  participationCode: text(0, MAX_PARTICIPATION_CODE_LENGTH).default('').describe('Empty: one is made'),
  instructors: z
    .array(z.uuid())
    .max(MAX_INSTRUCTORS)
    .default([])
    .describe('Member ids of the instructors beside the creator'),
};
export type ClubFields = z.output<z.ZodObject<typeof clubFields>>;

/** The same while it is being written: everything may be missing, nothing may be out of bounds. */
export const clubDraftFields = {
  ...clubFields,
  clubName: rawText(MAX_CLUB_NAME_LENGTH).default(''),
  tagline: rawText(MAX_TAGLINE_LENGTH).default(''),
  description: rawText(MAX_CLUB_DESCRIPTION_LENGTH).default(''),
  startAt: instant.nullable().default(null),
  endAt: instant.nullable().default(null),
  studyCycle: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length).default([]),
  jobGroups: clubFields.jobs,
  jobLevels: clubFields.jobs,
  participationCode: rawText(MAX_PARTICIPATION_CODE_LENGTH).default(''),
};
export type ClubDraftFields = z.output<z.ZodObject<typeof clubDraftFields>>;

/** What the server adds for a club's admins, and whom it is for with names. */
export const clubDetailFields = {
  clubSequence: z.number().int(),
  jobGroups: z.array(namedItem),
  jobs: z.array(namedItem),
  jobLevels: z.array(namedItem),
  version: z.number().int(),
  clubStatus: clubStatusCode,
  clubImageUrl: z.string(),
  clubImageShape,
  statusReason: z.string().nullable(),
  instructorPeople: z.array(person),
  updatedAt: moment,
};

/** Bounds of what a quiz club has beside them. */
export const quizClubFields = {
  coverLead: z
    .number()
    .int()
    .min(1)
    .max(MAX_COVER_LEAD)
    .nullable()
    .default(null)
    .describe('Words of the first question that its cover shows large; null: the clause that `coverWords` finds'),
  weekCount: z.number().int().min(1).max(MAX_WEEKS),
  studyCount: z.number().int().min(1).max(MAX_STUDIES),
  selfGrading: z.boolean().default(false),
  aiGrading: z.boolean().default(false),
  officialGrading: z.enum(OFFICIAL_GRADING).default('INSTRUCTOR'),
  anonymous: z.boolean().default(false),
  holdModelAnswer: z
    .boolean()
    .default(false)
    .describe('The model answer opens at the deadline instead of with the final answer'),
  holdGrades: z
    .boolean()
    .default(false)
    .describe('Grades and feedback wait for a release; what was shown before stays shown, what waits goes on waiting'),
};
