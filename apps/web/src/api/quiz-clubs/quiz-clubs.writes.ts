import type * as contract from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { write } from '../../kernel/write.ts';

export const uploadClubImage = write<typeof contract.uploadClubImage>('POST /api/v1/club/images');
export const createQuizClub = write<typeof contract.createQuizClub>('POST /api/v2/quiz-club');
export const saveQuizClubDraft = write<typeof contract.saveQuizClubDraft>('PUT /api/v2/quiz-club/temporary');
export const updateQuizClub = write<typeof contract.updateQuizClub>('PUT /api/v2/quiz-clubs/{clubSequence}');
export const scheduleClubQuizzes = write<typeof contract.scheduleClubQuizzes>('PUT /api/v1/club/quizzes');
