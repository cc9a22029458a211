export { mayEdit, mayLike, mayRead } from './posts.policy.ts';
export { CARD, postRows } from './posts.queries.ts';
export { cardView } from './posts.view.ts';
export { findPost, listChosenQuizzes, listRelated } from './reading/reading.queries.ts';
export { relatedView } from './reading/reading.view.ts';
export { checkNamed } from './writing/checks.service.ts';
export { minutesOf } from './writing/minutes.ts';
export {
  findLeadable,
  insertPost,
  insertPostVersion,
  lockWritten,
  putQuizzes,
  removePost,
  updatePost,
  type WrittenPost,
} from './writing/writing.queries.ts';
export { withProvider } from './writing/writing.service.ts';
