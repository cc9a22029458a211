import type * as managed from '@dure/contract/publishing/mentors/managed-mentors.endpoints';
import type * as wishes from '@dure/contract/publishing/mentors/mentor-wishes.endpoints';
import type * as contract from '@dure/contract/publishing/mentors/mentors.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMentors = read<typeof contract.listMentors>('GET /api/v1/mentors', pageByPage);
export const getMentor = read<typeof contract.getMentor>('GET /api/v1/mentors/{memberUri}');
export const listPopularMentors = read<typeof contract.listPopularMentors>('GET /api/v1/popular/mentors');
export const listMentorWishes = read<typeof wishes.listMentorWishes>(
  'GET /api/v1/mentors/{memberUri}/wishes',
  pageByPage,
);
export const listReceivedWishes = read<typeof wishes.listReceivedWishes>(
  'GET /api/v1/mentors/{memberUri}/received-wishes',
  pageByPage,
);
export const listManagedMentors = read<typeof managed.listManagedMentors>('GET /api/manager/v1/mentors', pageByPage);
