import type * as contract from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import { listUnanswered } from '../lecture-assistant/lecture-assistant.reads.ts';
import {
  getLectureDashboard,
  listLectureStudents,
  listStudyFigures,
} from '../../insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { getStudy } from '../lecture-clubs/lecture-clubs.reads.ts';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listLectureQuestions = read<typeof contract.listLectureQuestions>(
  'GET /api/v1/club/lecture/questions',
  pageByPage,
);
export const getLectureQuestion = read<typeof contract.getLectureQuestion>(
  'GET /api/v1/lecture-clubs/{club}/questions/{serial}',
);
export const listMemberQuestions = read<typeof contract.listMemberQuestions>(
  'GET /api/v1/lecture-clubs/{club}/members/{memberUUID}/questions',
  pageByPage,
);
export const listSimilarQuestions = read<typeof contract.listSimilarQuestions>(
  'GET /api/v1/lecture-clubs/{club}/similar-questions',
  pageByPage,
);
export const listQuestionGroups = read<typeof contract.listQuestionGroups>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/question-groups',
);
export const exportLectureQuestions = read<typeof contract.exportLectureQuestions>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/questions/export',
);

const questionFigures = (club: number) => [
  getLectureDashboard.key({ params: { club } }),
  listStudyFigures.key({ params: { club } }),
  listLectureStudents.key({ params: { club } }),
  listUnanswered.key({ params: { club } }),
  getStudy.key({ params: { club } }),
];

/** Whatever shows questions of a club: filters, order and counts are the server's. */
export const questionState = (club: number) => [
  listLectureQuestions.key({ query: { clubSequence: club } }),
  getLectureQuestion.key({ params: { club } }),
  listMemberQuestions.key({ params: { club } }),
  listSimilarQuestions.key({ params: { club } }),
  listQuestionGroups.key({ params: { club } }),
  ...questionFigures(club),
];
