import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { DraftArea, Served } from '../../../../kernel/draft/draft.ts';
import { useDraft, type Draft } from '../../../../kernel/draft/use-draft.ts';
import { differingParts, NEW_QUIZ, valuesOf, type QuizValues } from './quiz-values.ts';

export type QuizDraft = Draft<QuizValues>;
export type SaveQuiz = (values: QuizValues, version: number) => Promise<AuthoredQuizDetail>;

export const servedQuiz = (quiz: AuthoredQuizDetail): Served<QuizValues> => ({
  value: valuesOf(quiz),
  version: quiz.version,
  savedAt: quiz.updatedAt,
});

/** The current state that a refusal of a stale version carries. */
export function currentQuizIn(error: unknown): AuthoredQuizDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = error;
  const isQuiz = typeof data === 'object' && data !== null && 'version' in data && 'modelAnswer' in data;
  // The contract's answer to a stale version is the quiz itself.
  return isQuiz ? (data as AuthoredQuizDetail) : undefined;
}

const quizDraft = (save: SaveQuiz | undefined): DraftArea<QuizValues> => ({
  place: ({ quizSequence }) => `quiz/${quizSequence ?? 'new'}`,
  isSame: (a, b) => differingParts(a, b).length === 0,
  isBlank: (value) => differingParts(value, NEW_QUIZ).length === 0,
  theirsIn: (error) => {
    const current = currentQuizIn(error);
    return current && servedQuiz(current);
  },
  ...(save && { save: async (values, { version }) => servedQuiz(await save(values, version)) }),
});

/** The quiz that is written: saved by itself as long as nobody else sees it, or by hand where no `save` is given. */
export const useQuizDraft = (quiz: AuthoredQuizDetail | undefined, save: SaveQuiz | undefined): QuizDraft =>
  useDraft(quizDraft(save), quiz ? servedQuiz(quiz) : { value: NEW_QUIZ, version: 0, savedAt: null });
