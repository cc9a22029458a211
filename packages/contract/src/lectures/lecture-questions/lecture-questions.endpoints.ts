import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { flag, keyword, MAX_INTEGER, pathSequence, sequence, text, uuid, version } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { lectureQuestion, questionGroup } from './lecture-questions.views.ts';
import {
  MAX_ANSWERED_AT_ONCE,
  MAX_INSTRUCTOR_ANSWER,
  MAX_QUESTION,
  MAX_QUOTE,
  QUESTION_FILTERS,
  QUESTION_RECEIVERS,
  QUESTION_SORTS,
} from './question-status.ts';

const serial = z.coerce.number<number>().int().min(1).max(MAX_INTEGER);
const ofClub = z.object({ club: pathSequence });
const ofQuestion = ofClub.extend({ serial });
const narrowed = {
  filter: z.enum(QUESTION_FILTERS).default('ALL'),
  sort: z.enum(QUESTION_SORTS).default('NEWEST'),
  keyword,
};
/** Questions of each filter that the caller may read, whatever the list is narrowed to. */
const counts = z.object({
  all: z.number().int(),
  mine: z.number().int(),
  waiting: z.number().int(),
  assistant: z.number().int(),
  answered: z.number().int(),
});
const answer = {
  answer: text(1, MAX_INSTRUCTOR_ANSWER),
  isSource: z
    .boolean()
    .default(true)
    .describe('Whether the assistant may rest on it; of a private question it never does'),
};

export const createLectureQuestion = endpoint({
  name: 'createLectureQuestion',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}/questions',
  summary: 'Asks in a study of a lecture club: the assistant first, or an instructor at once',
  audience: 'member',
  params: ofClub.extend({ study: pathSequence }),
  body: z.object({
    question: text(1, MAX_QUESTION),
    place: z
      .object({
        contentSequence: sequence,
        unitNo: z.number().int().min(1).max(MAX_INTEGER).nullable().default(null),
        quote: text(0, MAX_QUOTE).default(''),
      })
      .nullable()
      .default(null)
      .describe("The part of one of the study's materials that it is about"),
    isPrivate: z.boolean().default(false),
    receiver: z.enum(QUESTION_RECEIVERS).default('ASSISTANT'),
  }),
  response: lectureQuestion,
  errors: ['clubReadOnly', 'assistantLimit'],
  idempotencyKey: true,
  perMinute: 20,
});

export const listLectureQuestions = endpoint({
  name: 'listLectureQuestions',
  method: 'GET',
  path: '/api/v1/club/lecture/questions',
  summary: 'Questions of a lecture club, or of one of its studies, that the caller may read',
  audience: 'member',
  query: z.object({
    clubSequence: pathSequence,
    clubStudySequence: pathSequence.optional(),
    ...narrowed,
    isPrivate: flag.optional().describe('For who runs the club: private ones alone, or none of them'),
    ...paging(),
  }),
  response: paged(lectureQuestion).extend({ counts }),
  errors: ['notFound'],
});

export const getLectureQuestion = endpoint({
  name: 'getLectureQuestion',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/questions/{serial}',
  summary: 'One question that the caller may read',
  audience: 'member',
  params: ofQuestion,
  response: lectureQuestion,
});

export const listStudyQuestions = endpoint({
  name: 'listStudyQuestions',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/{sequence}/questions',
  summary: "A study's questions for the admins of its club, those that wait first",
  audience: 'instructor',
  params: ofClub.extend({ sequence: pathSequence }),
  query: z.object({ ...narrowed, sort: narrowed.sort.default('WAITING'), ...paging(3) }),
  response: paged(lectureQuestion),
});

export const listMemberQuestions = endpoint({
  name: 'listMemberQuestions',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/members/{memberUUID}/questions',
  summary: "A member's questions, newest first, for themselves and the admins of the club",
  audience: 'member',
  params: ofClub.extend({ memberUUID: uuid }),
  query: z.object(paging()),
  response: paged(lectureQuestion),
});

export const listSimilarQuestions = endpoint({
  name: 'listSimilarQuestions',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/similar-questions',
  summary: 'Questions for all of the club that are like a text, those that an instructor has answered first, 3 at most',
  audience: 'member',
  params: ofClub,
  query: z.object({ question: text(0, MAX_QUESTION).default('') }),
  response: z.object({ contents: z.array(lectureQuestion) }),
  perMinute: 120,
});

export const deleteLectureQuestion = endpoint({
  name: 'deleteLectureQuestion',
  method: 'DELETE',
  path: '/api/v1/delete-club-question/member-club',
  summary: 'Deletes a question of the caller that no instructor has answered; its number is not given again',
  audience: 'member',
  query: z.object({ clubSequence: pathSequence, lectureQuestionSerialNumber: serial }),
  response: z.null(),
  errors: ['notFound', 'questionAnswered', 'clubReadOnly'],
});

export const askInstructor = endpoint({
  name: 'askInstructor',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/questions/{serial}/instructor',
  summary: 'Asks an instructor what the assistant did not settle; a second time changes nothing',
  audience: 'member',
  params: ofQuestion,
  response: lectureQuestion,
  errors: ['conflict', 'clubReadOnly'],
});

export const wonderLectureQuestion = endpoint({
  name: 'wonderLectureQuestion',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/questions/{serial}/wonder',
  summary: "Wonders the same as somebody else's question; a second time changes nothing",
  audience: 'member',
  params: ofQuestion,
  response: lectureQuestion,
  errors: ['ownQuestion', 'clubReadOnly'],
});

export const unwonderLectureQuestion = endpoint({
  name: 'unwonderLectureQuestion',
  method: 'DELETE',
  path: '/api/v1/lecture-clubs/{club}/questions/{serial}/wonder',
  summary: 'Takes that back; a second time changes nothing',
  audience: 'member',
  params: ofQuestion,
  response: lectureQuestion,
  errors: ['ownQuestion', 'clubReadOnly'],
});

export const solveLectureQuestion = endpoint({
  name: 'solveLectureQuestion',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/questions/{serial}/solved',
  summary: 'Says of a question of the caller that it is solved, or is not after all',
  audience: 'member',
  params: ofQuestion,
  body: z.object({ isSolved: z.boolean() }),
  response: lectureQuestion,
  errors: ['clubReadOnly'],
});

export const answerLectureQuestion = endpoint({
  name: 'answerLectureQuestion',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}/questions/{serial}/instructor-answer',
  summary: "An instructor's answer, signed by the caller; another one takes the place of the one before",
  audience: 'instructor',
  params: ofQuestion.extend({ study: pathSequence }),
  body: z.object({
    version,
    ...answer,
    sourceNos: z
      .array(z.number().int().min(1).max(20))
      .max(20)
      .default([])
      .describe('Sources of the draft that the answer keeps, by their numbers from 1'),
  }),
  response: lectureQuestion,
  errors: ['staleVersion'],
});

export const addVerifiedAnswer = endpoint({
  name: 'addVerifiedAnswer',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}/verified-answers',
  summary: "A question with its answer, both the caller's: a verified answer that nobody had to ask for",
  audience: 'instructor',
  params: ofClub.extend({ study: pathSequence }),
  body: z.object({ question: text(1, MAX_QUESTION), answer: text(1, MAX_INSTRUCTOR_ANSWER) }),
  response: lectureQuestion,
  idempotencyKey: true,
});

export const answerLectureQuestions = endpoint({
  name: 'answerLectureQuestions',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/questions/instructor-answers',
  summary: 'One answer to several questions that are alike: all of them, or none where one has changed',
  audience: 'instructor',
  params: ofClub,
  body: z.object({
    ...answer,
    questions: z
      .array(z.object({ lectureQuestionSerialNumber: serial, version }))
      .min(1)
      .max(MAX_ANSWERED_AT_ONCE),
  }),
  response: z.object({ answeredCount: z.number().int() }),
  errors: ['staleVersion'],
});

export const listQuestionGroups = endpoint({
  name: 'listQuestionGroups',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/question-groups',
  summary: "A lecture club's latest questions by what they mean, largest group first, for its admins",
  audience: 'instructor',
  params: ofClub,
  query: z.object({
    clubStudySequence: pathSequence.optional(),
    days: z.coerce.number<number>().int().min(1).max(400).default(7),
  }),
  response: z.object({
    groups: z.array(questionGroup),
    totalCount: z.number().int().describe('Questions that were looked through, and of them those in no group'),
    otherCount: z.number().int(),
  }),
});

export const exportLectureQuestions = endpoint({
  name: 'exportLectureQuestions',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/questions/export',
  summary: 'All questions of a lecture club with their answers as .xlsx, for its admins',
  audience: 'instructor',
  params: ofClub,
  response: 'file',
  perMinute: 10,
});
