import { MAX_KEYWORDS } from '@dure/contract/limits/quiz-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getAuthoredQuiz } from '../../../../api/authoring/quizzes/authoring.reads.ts';
import { updateQuiz } from '../../../../api/authoring/quizzes/authoring.writes.ts';
import { sentOf, valuesOf, type QuizValues } from './quiz-values.ts';

interface Taken {
  readonly answer: string;
  readonly keywords: readonly string[];
}

/**
 * Writes a model answer into a quiz as it is now: behind what stands there, its keywords beside the others. What it answers
 * takes that back.
 */
export function useTakeAnswer() {
  const client = useQueryClient();
  return useCallback(
    async (quizSequence: number, { answer, keywords }: Taken) => {
      const params = { quizSequence };
      const write = async (change: (values: QuizValues) => Partial<QuizValues>) => {
        const quiz = await getAuthoredQuiz.ask({ params });
        const before = valuesOf(quiz);
        const body = { version: quiz.version, quizzes: [sentOf({ ...before, ...change(before) })] };
        client.setQueryData(getAuthoredQuiz({ params }).queryKey, await updateQuiz(client, { params, body }));
        return before;
      };
      const { modelAnswer, modelAnswerKeywords } = await write((now) => ({
        modelAnswer: [now.modelAnswer, answer].filter((part) => part !== '').join('\n\n'),
        modelAnswerKeywords: [...new Set([...now.modelAnswerKeywords, ...keywords])].slice(0, MAX_KEYWORDS),
      }));
      return async () => void (await write(() => ({ modelAnswer, modelAnswerKeywords })));
    },
    [client],
  );
}
