import type * as contract from '@dure/contract/people/friends/friends.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getMember, listFriendNews, listMyBlocks, listMyFriendRequests, listMyFriends } from './friends.reads.ts';

const people = () => [
  listMyFriends.key(),
  listMyFriendRequests.key(),
  listMyBlocks.key(),
  getMember.key(),
  listFriendNews.key(),
];

export const askByNickname = write<typeof contract.askByNickname>('POST /api/v1/my/friend-requests', people);
export const askMember = write<typeof contract.askMember>('PUT /api/v1/my/friend-requests/{memberUUID}', people);
export const acceptFriend = write<typeof contract.acceptFriend>(
  'PUT /api/v1/my/friend-requests/{memberUUID}/accept',
  people,
);
export const declineFriend = write<typeof contract.declineFriend>(
  'PUT /api/v1/my/friend-requests/{memberUUID}/decline',
  people,
);
export const cancelFriendRequest = write<typeof contract.cancelFriendRequest>(
  'DELETE /api/v1/my/friend-requests/{memberUUID}',
  people,
);
export const removeFriend = write<typeof contract.removeFriend>('DELETE /api/v1/my/friends/{memberUUID}', people);
export const blockMember = write<typeof contract.blockMember>('PUT /api/v1/my/blocks/{memberUUID}', people);
export const unblockMember = write<typeof contract.unblockMember>('DELETE /api/v1/my/blocks/{memberUUID}', people);

export const setFindable = write<typeof contract.setFindable>('PUT /api/v1/my/friend-settings', () => [
  listMyFriends.key(),
]);
export const setActivityShown = write<typeof contract.setActivityShown>(
  'PUT /api/v1/my/friend-settings/activity',
  () => [listMyFriends.key()],
);
