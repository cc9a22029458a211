import type * as contract from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import type * as feedback from '@dure/contract/clubs/club-messages/instructor-feedback.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getClubDashboard } from '../../insight/dashboard/dashboard.reads.ts';
import { getLectureDashboard, listLectureStudents } from '../../insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { listInstructorFeedback, listMyMessages } from './club-messages.reads.ts';

/** Where it stands when somebody was last written to, and what. */
const written = (club: number) => [
  getLectureDashboard.key({ params: { club } }),
  listLectureStudents.key(),
  listInstructorFeedback.key({ params: { club } }),
];

export const sendClubMessage = write<typeof contract.sendClubMessage>(
  'POST /api/v1/my/clubs/{club}/messages',
  ({ params: { club } }) => [getClubDashboard.key({ params: { id: club } }), ...written(club)],
);
export const giveInstructorFeedback = write<typeof feedback.giveInstructorFeedback>(
  'POST /api/v1/lecture-clubs/{club}/members/{memberUUID}/instructor-feedback',
  ({ params: { club } }) => written(club),
);
export const checkMyMessage = write<typeof contract.checkMyMessage>(
  'PUT /api/v1/my/messages/{messageSequence}/check',
  () => [listMyMessages.key()],
);
