import type * as contract from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { read } from '../../kernel/read.ts';

export const getQuizClub = read<typeof contract.getQuizClub>('GET /api/v2/quiz-clubs/{id}');
export const getPreviousSubmission = read<typeof contract.getPreviousSubmission>(
  'GET /api/manager/v1/clubs/{clubSequence}/previous-submission',
);
export const listInstructorCandidates = read<typeof contract.listInstructorCandidates>(
  'GET /api/v1/club/instructor-candidates',
);
