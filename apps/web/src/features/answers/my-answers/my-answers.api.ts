import type { listMyAnswers } from '@dure/contract/answers/my-answers.endpoints';
import { call } from '../../../kernel/call.ts';
import { paged } from '../../../kernel/query-client.ts';

/** The default of the specification for lists of a club's quizzes. */
export const ANSWERS_A_PAGE = 50;

/** Likes and grades come from others at any time: asked for again whenever the list is looked at. */
export const myAnswersQuery = (club: number, page: number) => ({
  ...paged({
    queryKey: ['my-answers', club, page],
    queryFn: ({ signal }) =>
      call<typeof listMyAnswers>(
        'GET /api/v1/clubs/{club}/quizzes-my-answers',
        { params: { club }, query: { page, size: ANSWERS_A_PAGE } },
        { signal },
      ),
  }),
  staleTime: 0,
});
