import * as endpoints from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getPreviousSubmission } from './club-submissions.service.ts';
import { scheduleClubQuizzes } from './club-schedule.service.ts';
import { updateQuizClub, saveQuizClubDraft, createQuizClub } from './quiz-club-writing.service.ts';
import { getQuizClub } from './quiz-clubs.service.ts';

export const quizClubRoutes = [
  route(endpoints.createQuizClub, (unit, { body, uploads }) => createQuizClub(unit, body, uploads)),
  route(endpoints.saveQuizClubDraft, (unit, { body }) => saveQuizClubDraft(unit, body)),
  route(endpoints.updateQuizClub, (unit, { params, body }) => updateQuizClub(unit, params.id, body)),
  route(endpoints.getPreviousSubmission, (unit, { params }) => getPreviousSubmission(unit, params.clubSequence)),
  route(endpoints.getQuizClub, (unit, { params }) => getQuizClub(unit, params.id)),
  route(endpoints.scheduleClubQuizzes, (unit, { body }) => scheduleClubQuizzes(unit, body)),
];
