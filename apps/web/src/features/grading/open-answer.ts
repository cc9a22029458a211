import { AnswerPane } from './answer-pane/AnswerPane.tsx';
import { GradeHead } from './grade-pane/GradeHead.tsx';
import { GradePane } from './grade-pane/GradePane.tsx';

/** What shows the open answer. A phone's list has none: there it is fetched once somebody is about to open one. */
export const openAnswer = { AnswerPane, GradeHead, GradePane };
