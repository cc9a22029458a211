export { updateContents } from './contents.queries.ts';
export { type ForeignContent, inOrder, keepContents, newContent } from './quiz-contents.service.ts';
