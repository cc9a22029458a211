export { MAX_THREAD_ROWS } from './thread/thread.queries.ts';
export {
  addNestedReply,
  addReply,
  changeReply,
  concealReply,
  removeReply,
  revealReply,
  seenThread,
  type Thread,
} from './thread/thread.service.ts';
