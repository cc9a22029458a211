import * as endpoints from '@dure/contract/people/friends/friends.endpoints';
import * as news from '@dure/contract/people/friends/friend-news.endpoints';
import * as members from '@dure/contract/people/friends/members.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listMyBlocks, listMyFriendRequests, listMyFriends, setActivityShown, setFindable } from './friends.service.ts';
import { listFriendNews } from './friend-news.service.ts';
import { getMember } from './seen-member.service.ts';
import {
  acceptFriend,
  askByNickname,
  askMember,
  blockMember,
  cancelFriendRequest,
  declineFriend,
  removeFriend,
  unblockMember,
} from './steps.service.ts';

export const friendRoutes = [
  route(endpoints.listMyFriends, (unit, { query }) => listMyFriends(unit, query)),
  route(endpoints.listMyFriendRequests, (unit, { query }) => listMyFriendRequests(unit, query)),
  route(endpoints.listMyBlocks, (unit, { query }) => listMyBlocks(unit, query)),
  route(endpoints.askByNickname, (unit, { body }) => askByNickname(unit, body.nickname)),
  route(endpoints.askMember, (unit, { params }) => askMember(unit, params.memberUUID)),
  route(endpoints.acceptFriend, (unit, { params }) => acceptFriend(unit, params.memberUUID)),
  route(endpoints.declineFriend, (unit, { params }) => declineFriend(unit, params.memberUUID)),
  route(endpoints.cancelFriendRequest, (unit, { params }) => cancelFriendRequest(unit, params.memberUUID)),
  route(endpoints.removeFriend, (unit, { params }) => removeFriend(unit, params.memberUUID)),
  route(endpoints.blockMember, (unit, { params }) => blockMember(unit, params.memberUUID)),
  route(endpoints.unblockMember, (unit, { params }) => unblockMember(unit, params.memberUUID)),
  route(endpoints.setFindable, (unit, { body }) => setFindable(unit, body.isFindable)),
  route(endpoints.setActivityShown, (unit, { body }) => setActivityShown(unit, body.showsActivity)),
  route(news.listFriendNews, (unit) => listFriendNews(unit)),
  route(members.getMember, (unit, { params }) => getMember(unit, params.memberUUID)),
];
