import {
  createQuizClub,
  getPreviousSubmission,
  getQuizClub,
  listInstructorCandidates,
  saveQuizClubDraft,
  scheduleClubQuizzes,
  updateQuizClub,
  uploadClubImage,
} from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { route } from '../../kernel/http/route.ts';
import { previousSubmission } from './club-submissions.service.ts';
import { scheduleQuizzes } from './club-schedule.service.ts';
import { editQuizClub, saveDraft, submitQuizClub } from './quiz-club-writing.service.ts';
import { instructorCandidates, keepClubImage, quizClubFor } from './quiz-clubs.service.ts';

export const quizClubRoutes = [
  route(uploadClubImage, (unit, { uploads }) => keepClubImage(unit, uploads)),
  route(createQuizClub, (unit, { body, uploads }) => submitQuizClub(unit, body, uploads)),
  route(saveQuizClubDraft, (unit, { body }) => saveDraft(unit, body)),
  route(updateQuizClub, (unit, { params, body }) => editQuizClub(unit, params.clubSequence, body)),
  route(getPreviousSubmission, (unit, { params }) => previousSubmission(unit, params.clubSequence)),
  route(getQuizClub, (unit, { params }) => quizClubFor(unit, params.id)),
  route(listInstructorCandidates, (unit, { query }) => instructorCandidates(unit, query)),
  route(scheduleClubQuizzes, (unit, { body }) => scheduleQuizzes(unit, body)),
];
