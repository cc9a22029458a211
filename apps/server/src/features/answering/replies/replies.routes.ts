import * as endpoints from '@dure/contract/answering/replies/replies.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listMyReplies } from './my-replies.service.ts';
import {
  createNestedReply,
  createReply,
  deleteReply,
  editReply,
  hideReply,
  listReplies,
  showReply,
} from './replies.service.ts';

export const replyRoutes = [
  route(endpoints.listReplies, (unit, { params, query }) => listReplies(unit, params, params.memberUUID, query.size)),
  route(endpoints.createReply, (unit, { body }) => createReply(unit, body)),
  route(endpoints.createNestedReply, (unit, { params, body }) => createNestedReply(unit, params.id, body.body)),
  route(endpoints.listMyReplies, (unit, { query }) => listMyReplies(unit, query)),
  route(endpoints.editReply, (unit, { params, body }) => editReply(unit, params.answerReplySequence, body.body)),
  route(endpoints.deleteReply, (unit, { params }) => deleteReply(unit, params.answerReplySequence)),
  route(endpoints.hideReply, (unit, { params, body }) =>
    hideReply(unit, params.club, params.answerReplySequence, body.reason),
  ),
  route(endpoints.showReply, (unit, { params }) => showReply(unit, params.club, params.answerReplySequence)),
];
