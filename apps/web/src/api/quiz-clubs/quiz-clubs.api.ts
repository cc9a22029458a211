import type * as contract from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const uploadClubImage = write<typeof contract.uploadClubImage>('POST /api/v1/club/images');
export const createQuizClub = write<typeof contract.createQuizClub>('POST /api/v2/quiz-club');
export const saveQuizClubDraft = write<typeof contract.saveQuizClubDraft>('PUT /api/v2/quiz-club/temporary');
export const updateQuizClub = write<typeof contract.updateQuizClub>('PUT /api/v2/quiz-clubs/{clubSequence}');
export const getQuizClub = read<typeof contract.getQuizClub>('GET /api/v2/quiz-clubs/{id}');
export const getPreviousSubmission = read<typeof contract.getPreviousSubmission>(
  'GET /api/manager/v1/clubs/{clubSequence}/previous-submission',
);
export const listInstructorCandidates = read<typeof contract.listInstructorCandidates>(
  'GET /api/v1/club/instructor-candidates',
);
export const scheduleClubQuizzes = write<typeof contract.scheduleClubQuizzes>('PUT /api/v1/club/quizzes');
