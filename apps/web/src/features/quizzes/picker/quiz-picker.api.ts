import type { listLoungeQuizzes, listMyQuizzes, QuizSort } from '@dure/contract/quizzes/lounge.endpoints';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

const PAGE_SIZE = 20;

export type QuizShelf = 'mine' | 'lounge';
export interface ShelfFilter {
  readonly keyword: string;
  readonly jobGroup: string | undefined;
  readonly jobLevel: string | undefined;
  readonly sort: QuizSort;
}

/** Quizzes to take, a page more with each asking; the old ones stay while a filter changes. */
export const shelfQuery = (shelf: QuizShelf, filter: ShelfFilter) =>
  infiniteQueryOptions({
    queryKey: ['quiz-shelf', shelf, filter],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { ...filter, page, size: PAGE_SIZE };
      return shelf === 'mine'
        ? call<typeof listMyQuizzes>('GET /api/v1/my/quizzes', { query }, { signal })
        : call<typeof listLoungeQuizzes>('GET /api/v1/club/quizzes/lounge', { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalElements }, _, page) => (page * PAGE_SIZE < totalElements ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
