export { type Source, takeable } from './lounge/taking.policy.ts';
export { holdSources } from './lounge/taking.queries.ts';
export { refreshQuizFigures } from './quiz-figures.service.ts';
export {
  aboutOf,
  changeRubric,
  insertQuizzes,
  isShared,
  type QuizValues,
  updateQuizzes,
} from './quiz-writing.queries.ts';
export { mayRewrite, type Rewriting } from './rewriting.policy.ts';
export { type Learner, openedRows } from './quizzes.queries.ts';
export { clubQuizView } from './quizzes.view.ts';
