import type { getMyProgress, listMyClubQuizzes, MyClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import type { Page } from '@dure/contract/http/paging';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/pages/first-calls';
import { call } from '../../../kernel/call.ts';
import { cameWithPage } from '../../../kernel/came-with-page.ts';
import { paged } from '../../../kernel/query-client.ts';

/** Begins the key of everything that a member's own answers change in the list of a club's quizzes. */
export const clubQuizzesKey = (club: number) => ['club', club, 'quizzes'] as const;

export function clubQuizzesQuery(club: number, page: number) {
  const route = 'GET /api/v1/clubs/{club}/quizzes/me';
  const input = { params: { club }, query: { page, size: CLUB_QUIZZES_A_PAGE } };
  return {
    ...paged({
      queryKey: [...clubQuizzesKey(club), 'list', page],
      queryFn: ({ signal }) => call<typeof listMyClubQuizzes>(route, input, { signal }),
    }),
    ...cameWithPage<typeof listMyClubQuizzes>(route, input),
  };
}

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

export function myProgressQuery(club: number) {
  const route = 'GET /api/v1/clubs/{club}/my-progress';
  const input = { params: { club } };
  return queryOptions({
    queryKey: [...clubQuizzesKey(club), 'progress'],
    queryFn: ({ signal }) => call<typeof getMyProgress>(route, input, { signal }),
    ...cameWithPage<typeof getMyProgress>(route, input),
  });
}
