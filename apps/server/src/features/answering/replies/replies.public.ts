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
