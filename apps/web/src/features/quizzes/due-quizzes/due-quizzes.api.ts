import type { listDueQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { cameWithPage } from '../../../kernel/came-with-page.ts';

/** What waits for the member, nearest deadline first. */
export const dueQuizzesQuery = () =>
  queryOptions({
    queryKey: ['due-quizzes'],
    queryFn: ({ signal }) => call<typeof listDueQuizzes>('GET /api/v1/my/due-quizzes', {}, { signal }),
    select: ({ contents }) => contents,
    ...cameWithPage<typeof listDueQuizzes>('GET /api/v1/my/due-quizzes', {}),
  });
