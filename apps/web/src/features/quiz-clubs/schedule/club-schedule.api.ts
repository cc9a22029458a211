import type { ClubSchedule, scheduleClubQuizzes } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { call } from '../../../kernel/call.ts';

export const saveSchedule = (body: ClubSchedule) =>
  call<typeof scheduleClubQuizzes>('PUT /api/v1/club/quizzes', { body });
