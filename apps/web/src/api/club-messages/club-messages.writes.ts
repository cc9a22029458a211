import type * as contract from '@dure/contract/club-messages/club-messages.endpoints';
import { write } from '../../kernel/calls/write.ts';
import { getClubDashboard } from '../dashboard/dashboard.reads.ts';
import { getLectureDashboard, listLectureStudents } from '../lecture-clubs/lecture-dashboard.reads.ts';
import { listMyMessages } from './club-messages.reads.ts';

export const sendClubMessage = write<typeof contract.sendClubMessage>(
  'POST /api/v1/my/clubs/{club}/messages',
  ({ params: { club } }) => [
    getClubDashboard.key({ params: { id: club } }),
    getLectureDashboard.key({ params: { club } }),
    listLectureStudents.key(),
  ],
);
export const checkMyMessage = write<typeof contract.checkMyMessage>(
  'PUT /api/v1/my/messages/{messageSequence}/check',
  () => [listMyMessages.key()],
);
