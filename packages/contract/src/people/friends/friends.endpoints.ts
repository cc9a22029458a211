import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { text, uuid, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { FRIEND_STATUS } from './friend-status.ts';
import { MAX_SEARCHED_NICKNAME_LENGTH } from '../../tenancy/accounts/account-limits.ts';

const friend = z
  .object({
    member: person,
    since: moment.describe('Since when they are friends: an instant'),
    monthPoints: z.number().int().nullable().describe('Earned this month; null of who is in no ranking'),
  })
  .meta({ id: 'Friend' });

export const listMyFriends = endpoint({
  name: 'listMyFriends',
  method: 'GET',
  path: '/api/v1/my/friends',
  summary: 'The friends of the caller by name',
  audience: 'member',
  query: z.object(paging(20)),
  response: paged(friend).extend({
    isFindable: z.boolean().describe('Whether others find the caller, by nickname or by their profile'),
    showsActivity: z.boolean().describe('Whether friends see what the caller does in public clubs'),
  }),
});
export type MyFriends = z.output<typeof listMyFriends.response>;

const request = z.object({ member: person, requestedAt: moment }).meta({ id: 'FriendRequest' });
export type FriendRequest = z.output<typeof request>;

export const listMyFriendRequests = endpoint({
  name: 'listMyFriendRequests',
  method: 'GET',
  path: '/api/v1/my/friend-requests',
  summary: 'Who asked to be a friend of the caller, or whom the caller asked, the newest first',
  audience: 'member',
  query: z.object({ ...paging(20), direction: z.enum(['RECEIVED', 'SENT']).default('RECEIVED') }),
  response: paged(request),
});

const standing = z.object({ member: person, friendStatus: z.enum(FRIEND_STATUS) }).meta({ id: 'FriendStanding' });
export type Standing = z.output<typeof standing>;

/** Requests in 24 hours, with those that reach nobody: no list of people comes of trying names. */
export const FRIEND_ASKS_A_DAY = 20;

export const askByNickname = endpoint({
  name: 'askByNickname',
  method: 'POST',
  path: '/api/v1/my/friend-requests',
  summary: 'Asks the one person of exactly this nickname; whoever has asked the caller is a friend at once',
  audience: 'member',
  body: z.object({ nickname: text(1, MAX_SEARCHED_NICKNAME_LENGTH) }),
  response: standing,
  errors: ['nobodyToAsk', 'conflict', 'friendAskLimit'],
});

const about = { audience: 'member', params: z.object({ memberUUID: uuid }), response: standing } as const;

export const askMember = endpoint({
  ...about,
  name: 'askMember',
  method: 'PUT',
  path: '/api/v1/my/friend-requests/{memberUUID}',
  summary: 'Asks somebody whose profile the caller sees; again changes nothing',
  errors: ['conflict', 'friendAskLimit'],
});

export const acceptFriend = endpoint({
  ...about,
  name: 'acceptFriend',
  method: 'PUT',
  path: '/api/v1/my/friend-requests/{memberUUID}/accept',
  summary: 'Becomes friends with who asked',
  errors: ['conflict'],
});

export const declineFriend = endpoint({
  ...about,
  name: 'declineFriend',
  method: 'PUT',
  path: '/api/v1/my/friend-requests/{memberUUID}/decline',
  summary: 'Declines a request; who asked is not told',
  errors: ['conflict'],
});

export const cancelFriendRequest = endpoint({
  ...about,
  name: 'cancelFriendRequest',
  method: 'DELETE',
  path: '/api/v1/my/friend-requests/{memberUUID}',
  summary: 'Takes an own request back',
  errors: ['conflict'],
});

export const removeFriend = endpoint({
  ...about,
  name: 'removeFriend',
  method: 'DELETE',
  path: '/api/v1/my/friends/{memberUUID}',
  summary: 'Ends a friendship for both; the other is not told',
  errors: ['conflict'],
});

const blocked = z.object({ member: person, since: moment }).meta({ id: 'BlockedMember' });
export type Blocked = z.output<typeof blocked>;

export const listMyBlocks = endpoint({
  name: 'listMyBlocks',
  method: 'GET',
  path: '/api/v1/my/blocks',
  summary: 'Whom the caller has blocked, the latest first',
  audience: 'member',
  query: z.object(paging(20)),
  response: paged(blocked),
});

export const blockMember = endpoint({
  ...about,
  name: 'blockMember',
  method: 'PUT',
  path: '/api/v1/my/blocks/{memberUUID}',
  summary: 'Ends friendship and requests; from now on they find the caller no more than somebody who does not exist',
  errors: ['conflict'],
});

export const unblockMember = endpoint({
  ...about,
  name: 'unblockMember',
  method: 'DELETE',
  path: '/api/v1/my/blocks/{memberUUID}',
  summary: 'Lifts a block; what it ended stays ended',
  errors: ['conflict'],
});

export const setFindable = endpoint({
  name: 'setFindable',
  method: 'PUT',
  path: '/api/v1/my/friend-settings',
  summary: 'Whether others find the caller; friends and whoever has asked, or was asked, still do',
  audience: 'member',
  body: z.object({ isFindable: z.boolean() }),
  response: z.object({ isFindable: z.boolean() }),
});

export const setActivityShown = endpoint({
  name: 'setActivityShown',
  method: 'PUT',
  path: '/api/v1/my/friend-settings/activity',
  summary: 'Whether friends see what the caller does in public clubs, on the profile and in their study room',
  audience: 'member',
  body: z.object({ showsActivity: z.boolean() }),
  response: z.object({ showsActivity: z.boolean() }),
});
