import * as endpoints from '@dure/contract/publishing/posts/post-replies.endpoints';
import { route } from '../../../../kernel/http/route.ts';
import * as service from './post-replies.service.ts';

export const postReplyRoutes = [
  route(endpoints.listPostReplies, (unit, { params, query }) =>
    service.listPostReplies(unit, params.postSequence, query.size),
  ),
  route(endpoints.createPostReply, (unit, { params, body }) =>
    service.createPostReply(unit, params.postSequence, body.body),
  ),
  route(endpoints.createNestedPostReply, (unit, { params, body }) =>
    service.createNestedPostReply(unit, params, body.body),
  ),
  route(endpoints.editPostReply, (unit, { params, body }) => service.editPostReply(unit, params, body.body)),
  route(endpoints.deletePostReply, (unit, { params }) => service.deletePostReply(unit, params)),
  route(endpoints.hidePostReply, (unit, { params, body }) => service.hidePostReply(unit, params, body.reason)),
  route(endpoints.showPostReply, (unit, { params }) => service.showPostReply(unit, params)),
];
