import type * as contract from '@dure/contract/people/friends/friends.endpoints';
import type * as news from '@dure/contract/people/friends/friend-news.endpoints';
import type * as members from '@dure/contract/people/friends/members.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMyFriends = read<typeof contract.listMyFriends>('GET /api/v1/my/friends', pageByPage);
export const listMyFriendRequests = read<typeof contract.listMyFriendRequests>('GET /api/v1/my/friend-requests');
export const listMyBlocks = read<typeof contract.listMyBlocks>('GET /api/v1/my/blocks');
export const getMember = read<typeof members.getMember>('GET /api/v1/members/{memberUUID}');
export const listFriendNews = read<typeof news.listFriendNews>('GET /api/v1/my/friend-news');
