import type * as contract from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getQuizClub } from '../quiz-clubs/quiz-clubs.reads.ts';
import { listAuthoredQuizzes } from './authoring.reads.ts';
import { listLoungeQuizzes, listMyQuizzes } from './lounge.reads.ts';

/** Every list that shows quizzes to their authors. */
const shelves = () => [listAuthoredQuizzes.key(), listMyQuizzes.key(), listLoungeQuizzes.key()];
/** The same with the forms of clubs, which hold the text of their quizzes. */
const shelvesAndForms = () => [...shelves(), getQuizClub.key()];

export const createQuizzes = write<typeof contract.createQuizzes>('POST /api/v1/quizzes', nothing, shelves);
/** It is called every few seconds while somebody writes: the caller keeps the answer itself. */
export const updateQuiz = write<typeof contract.updateQuiz>(
  'PUT /api/v1/my/quizzes/{quizSequence}',
  nothing,
  shelvesAndForms,
);
export const deleteQuiz = write<typeof contract.deleteQuiz>('DELETE /api/v1/my/quizzes/{quizSequence}', shelves);
export const restoreQuiz = write<typeof contract.restoreQuiz>('PUT /api/v1/my/quizzes/{quizSequence}/restore', shelves);
export const hideQuiz = write<typeof contract.hideQuiz>('PUT /api/v1/my/quizzes/{quizSequence}/hide', shelves);
export const openQuiz = write<typeof contract.openQuiz>('PUT /api/v1/my/quizzes/{quizSequence}/open', shelves);
