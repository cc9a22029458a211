import * as endpoints from '@dure/contract/replies/replies.endpoints';
import { route } from '../../kernel/http/route.ts';
import { createNestedReply, createReply, deleteReply, editReply, listReplies } from './replies.service.ts';

export const replyRoutes = [
  route(endpoints.listReplies, (unit, { params }) => listReplies(unit, params, params.memberUUID)),
  route(endpoints.createReply, (unit, { body }) => createReply(unit, body)),
  route(endpoints.createNestedReply, (unit, { params, body }) => createNestedReply(unit, params.id, body.body)),
  route(endpoints.editReply, (unit, { params, body }) => editReply(unit, params.answerReplySequence, body.body)),
  route(endpoints.deleteReply, (unit, { params }) => deleteReply(unit, params.answerReplySequence)),
];
