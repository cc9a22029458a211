import type { listDueQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

/** What waits for the member, nearest deadline first. */
export const dueQuizzesQuery = () =>
  queryOptions({
    queryKey: ['due-quizzes'],
    queryFn: async ({ signal }) => {
      const { contents } = await call<typeof listDueQuizzes>('GET /api/v1/my/due-quizzes', {}, { signal });
      return contents;
    },
  });
