import type * as contract from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getQuizClub = read<typeof contract.getQuizClub>('GET /api/v2/quiz-clubs/{id}');
/** It is compared with the very club that is read: asked for whenever that is shown. */
export const getPreviousSubmission = read<typeof contract.getPreviousSubmission>(
  'GET /api/manager/v1/clubs/{clubSequence}/previous-submission',
  { refetchOnMount: 'always' },
);
