import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listLoungeQuizzes, listMyQuizzes } from '../../../../api/authoring/quizzes/lounge.reads.ts';
import type { QuizFilter } from './QuizFilters.tsx';

const PAGE_SIZE = 20;

export type QuizCollection = 'mine' | 'lounge';
/** Quizzes to take, a page more with each asking; the old ones stay while a filter changes. */
export function collectionPages(collection: QuizCollection, filter: QuizFilter) {
  const list = collection === 'mine' ? listMyQuizzes : listLoungeQuizzes;
  return infiniteQueryOptions({
    queryKey: [...list.key(), 'pages', filter],
    queryFn: ({ pageParam: page, signal }) => list.ask({ query: { ...filter, page, size: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalElements }, _, page) => (page * PAGE_SIZE < totalElements ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
