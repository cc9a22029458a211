import * as endpoints from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { addVerifiedAnswer } from './adding.service.ts';
import { answerLectureQuestion, answerLectureQuestions } from './answering.service.ts';
import {
  askInstructor,
  createLectureQuestion,
  deleteLectureQuestion,
  solveLectureQuestion,
  unwonderLectureQuestion,
  wonderLectureQuestion,
} from './asking.service.ts';
import { exportLectureQuestions } from './export.service.ts';
import { listQuestionGroups } from './groups/groups.service.ts';
import {
  getLectureQuestion,
  listLectureQuestions,
  listMemberQuestions,
  listSimilarQuestions,
  listStudyQuestions,
} from './lists.service.ts';

export const lectureQuestionRoutes = [
  route(endpoints.createLectureQuestion, (unit, { params, body }) => createLectureQuestion(unit, params, body)),
  route(endpoints.listLectureQuestions, (unit, { query }) => listLectureQuestions(unit, query)),
  route(endpoints.getLectureQuestion, (unit, { params }) => getLectureQuestion(unit, params)),
  route(endpoints.listStudyQuestions, (unit, { params, query }) => listStudyQuestions(unit, params, query)),
  route(endpoints.listMemberQuestions, (unit, { params, query }) => listMemberQuestions(unit, params, query)),
  route(endpoints.listSimilarQuestions, (unit, { params, query }) =>
    listSimilarQuestions(unit, params.club, query.question),
  ),
  route(endpoints.deleteLectureQuestion, (unit, { query }) =>
    deleteLectureQuestion(unit, { club: query.clubSequence, serial: query.lectureQuestionSerialNumber }),
  ),
  route(endpoints.askInstructor, (unit, { params }) => askInstructor(unit, params)),
  route(endpoints.wonderLectureQuestion, (unit, { params }) => wonderLectureQuestion(unit, params)),
  route(endpoints.unwonderLectureQuestion, (unit, { params }) => unwonderLectureQuestion(unit, params)),
  route(endpoints.solveLectureQuestion, (unit, { params, body }) => solveLectureQuestion(unit, params, body.isSolved)),
  route(endpoints.answerLectureQuestion, (unit, { params, body }) => answerLectureQuestion(unit, params, body)),
  route(endpoints.answerLectureQuestions, (unit, { params, body }) => answerLectureQuestions(unit, params.club, body)),
  route(endpoints.addVerifiedAnswer, (unit, { params, body }) => addVerifiedAnswer(unit, params, body)),
  route(endpoints.listQuestionGroups, (unit, { params, query }) => listQuestionGroups(unit, params.club, query)),
  route(endpoints.exportLectureQuestions, (unit, { params }) => exportLectureQuestions(unit, params.club)),
];
