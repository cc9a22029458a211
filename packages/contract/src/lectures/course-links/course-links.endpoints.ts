import { z } from 'zod';
import { CONTENT_UNITS } from '../../authoring/contents/reading.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, sequence } from '../../http/fields.ts';
import { clubQuizRow } from '../../authoring/quizzes/quizzes.endpoints.ts';
import { clubTypeCode } from '../../codes/club-type-code.ts';
import { clubStatusCode } from '../../clubs/clubs/club-codes.ts';

const count = z.number().int();
const params = z.object({ club: pathSequence });

const linkedClub = z
  .object({ clubSequence: count, clubType: clubTypeCode, clubName: z.string() })
  .meta({ id: 'LinkedClub' });
/** A club of the course as people of the other one meet it: membership of one opens nothing of the other. */
const otherClub = linkedClub
  .omit({ clubType: true })
  .extend({ clubStatus: clubStatusCode, can: z.object({ enter: z.boolean() }) });

/** Clubs that may be linked are listed by name; so many at once. */
export const MOST_CANDIDATES = 20;

/** The pair of a lecture club and a quiz club that are one course. */
export const courseLink = z
  .object({
    clubSequence: count,
    linked: linkedClub.nullable().describe('The other club of the pair; null where there is none'),
    candidates: z
      .array(linkedClub)
      .describe(
        'Clubs of the other kind that the caller runs and that are in no pair, the newest first; `MOST_CANDIDATES` at most',
      ),
    candidateCount: count,
  })
  .meta({ id: 'CourseLink' });
export type CourseLink = z.output<typeof courseLink>;

export const getCourseLink = endpoint({
  name: 'getCourseLink',
  method: 'GET',
  path: '/api/v1/clubs/{club}/course-link',
  summary: 'The other club of the course that a club belongs to, and those that may become it; for its admins',
  audience: 'instructor',
  params,
  query: z.object({ keyword }),
  response: courseLink,
});

export const linkClubs = endpoint({
  name: 'linkClubs',
  method: 'PUT',
  path: '/api/v1/clubs/{club}/course-link',
  summary: 'Links a lecture club and a quiz club, from either side; for who runs both. Each is in one pair at most',
  audience: 'instructor',
  params,
  body: z.object({ clubSequence: sequence }),
  response: courseLink,
  errors: ['conflict'],
});

export const unlinkClubs = endpoint({
  name: 'unlinkClubs',
  method: 'DELETE',
  path: '/api/v1/clubs/{club}/course-link',
  summary: 'Undoes the link of a club, from either side; without one nothing changes',
  audience: 'instructor',
  params,
  response: courseLink,
});

/** Where the materials of the course explain a keyword. */
const explained = z
  .object({
    keyword: z.string(),
    clubStudySequence: count,
    studyNo: count,
    studyTitle: z.string(),
    place: z
      .object({
        contentSequence: count,
        title: z.string(),
        position: count,
        unitNo: count.nullable().describe('The page, slide or row; null where there are none'),
        unit: z.enum(CONTENT_UNITS).nullable(),
      })
      .nullable()
      .describe('The passage; null for who is no member of the lecture club'),
  })
  .meta({ id: 'ExplainedKeyword' });
export type ExplainedKeyword = z.output<typeof explained>;

export const keywordExplanations = z
  .object({
    lecture: otherClub
      .nullable()
      .describe('Null where the quiz club is in no pair, or the caller may not look at the other club'),
    keywords: z
      .array(explained)
      .describe("Keywords that the caller's final answer lacks, as far as the materials explain them"),
  })
  .meta({ id: 'KeywordExplanations' });
export type KeywordExplanations = z.output<typeof keywordExplanations>;

export const listKeywordExplanations = endpoint({
  name: 'listKeywordExplanations',
  method: 'GET',
  path: '/api/v1/clubs/{club}/quizzes/{quiz}/explanations',
  summary: 'Where the linked lecture club explains the keywords that the caller missed, once the model answer is open',
  audience: 'member',
  params: params.extend({ quiz: pathSequence }),
  response: keywordExplanations,
  errors: ['preAnswerFirst', 'finalAnswerFirst'],
});

export const studyQuizzes = z
  .object({
    quizClub: otherClub
      .nullable()
      .describe(
        'The linked quiz club; null where the lecture club is in no pair, or the caller may not look at the other club',
      ),
    quizCount: count.describe('Opened quizzes of it that belong to the study'),
    quizzes: z.array(clubQuizRow).describe("The same in the club's order; none for who is no member of the quiz club"),
  })
  .meta({ id: 'StudyQuizzes' });
export type StudyQuizzes = z.output<typeof studyQuizzes>;

export const listStudyQuizzes = endpoint({
  name: 'listStudyQuizzes',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}/quizzes',
  summary: 'Quizzes of the linked quiz club that belong to a study; for members and admins of the lecture club',
  audience: 'member',
  params: params.extend({ study: pathSequence }),
  response: studyQuizzes,
});
