import type { getMyProgress, listMyClubQuizzes, MyClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import type { Page } from '@dure/contract/http/paging';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';

/** The default of the specification for lists of a club's quizzes. */
export const QUIZZES_A_PAGE = 50;

/** Begins the key of everything that a member's own answers change in the list of a club's quizzes. */
export const clubQuizzesKey = (club: number) => ['club-quizzes', club] as const;

export const clubQuizzesQuery = (club: number, page: number) =>
  paged({
    queryKey: [...clubQuizzesKey(club), 'list', page],
    queryFn: ({ signal }) =>
      call<typeof listMyClubQuizzes>(
        'GET /api/v1/clubs/{club}/quizzes/me',
        { params: { club }, query: { page, size: QUIZZES_A_PAGE } },
        { signal },
      ),
  });

/** What of a row the open quiz knows first. */
export type QuizRowState = Pick<MyClubQuiz, 'myAnswerStatus' | 'hasDraft' | 'myOfficialGrade' | 'comprehension'>;

/** Changes a quiz in the lists that were fetched. */
export function changeRow(client: QueryClient, club: number, quiz: number, part: Partial<QuizRowState>): void {
  client.setQueriesData<Page<MyClubQuiz>>(
    { queryKey: [...clubQuizzesKey(club), 'list'] },
    (list) =>
      list && {
        ...list,
        contents: list.contents.map((row) => (row.quizSequence === quiz ? { ...row, ...part } : row)),
      },
  );
}

export const myProgressQuery = (club: number) =>
  queryOptions({
    queryKey: [...clubQuizzesKey(club), 'progress'],
    queryFn: ({ signal }) =>
      call<typeof getMyProgress>('GET /api/v1/clubs/{club}/my-progress', { params: { club } }, { signal }),
  });
