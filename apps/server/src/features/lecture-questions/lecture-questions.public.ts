export { questionTopic } from './questions.changes.ts';
