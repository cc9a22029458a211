export { questionsSheet } from './export.service.ts';
export {
  type AskedInStudyRow,
  countQuestionsByStudy,
  countQuestionsOf,
  type QuestionCountRow,
} from './figures.queries.ts';
export { questionTopic } from './questions.changes.ts';
