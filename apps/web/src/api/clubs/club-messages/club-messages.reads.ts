import type * as contract from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import type * as feedback from '@dure/contract/clubs/club-messages/instructor-feedback.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMyMessages = read<typeof contract.listMyMessages>('GET /api/v1/my/messages');
export const listInstructorFeedback = read<typeof feedback.listInstructorFeedback>(
  'GET /api/v1/lecture-clubs/{club}/members/{memberUUID}/instructor-feedback',
  pageByPage,
);
