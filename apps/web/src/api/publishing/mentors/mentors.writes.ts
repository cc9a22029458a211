import type * as managed from '@dure/contract/publishing/mentors/managed-mentors.endpoints';
import type * as wishes from '@dure/contract/publishing/mentors/mentor-wishes.endpoints';
import type * as contract from '@dure/contract/publishing/mentors/mentors.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import {
  getMentor,
  listManagedMentors,
  listMentors,
  listMentorWishes,
  listPopularMentors,
  listReceivedWishes,
} from './mentors.reads.ts';

const wished = () => [getMentor.key(), listMentorWishes.key(), listReceivedWishes.key()];
const named = () => [listMentors.key(), listPopularMentors.key(), getMentor.key()];

export const changeMyMentor = write<typeof contract.changeMyMentor>('PUT /api/v1/my/mentor', nothing, () => [
  listMentors.key(),
]);
export const askMentor = write<typeof wishes.askMentor>('POST /api/v1/mentors/{memberUri}/wishes', nothing, () => [
  listMentorWishes.key(),
]);
export const joinMentorWish = write<typeof wishes.joinMentorWish>(
  'PUT /api/v1/my/mentor-wishes/{wishSequence}',
  wished,
);
export const leaveMentorWish = write<typeof wishes.leaveMentorWish>(
  'DELETE /api/v1/my/mentor-wishes/{wishSequence}',
  wished,
);
export const answerMentorWish = write<typeof wishes.answerMentorWish>(
  'POST /api/v1/mentor-wishes/{wishSequence}/answer',
  wished,
);
export const nameMentor = write<typeof managed.nameMentor>(
  'PUT /api/manager/v1/mentors/{memberUri}',
  () => [listManagedMentors.key()],
  named,
);
export const withdrawMentor = write<typeof managed.withdrawMentor>(
  'DELETE /api/manager/v1/mentors/{memberUri}',
  () => [listManagedMentors.key()],
  named,
);
