import type { Page } from '@dure/contract/http/paging';
import type { MyClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { listMyClubQuizzes } from '../../../../api/authoring/quizzes/quizzes.reads.ts';

/** What of a row the open quiz knows first. */
export type QuizRowState = Pick<MyClubQuiz, 'myAnswerStatus' | 'hasDraft' | 'myOfficialGrade' | 'comprehension'>;

/** Changes a quiz in the lists that were fetched. */
export function changeRow(client: QueryClient, club: number, quiz: number, part: Partial<QuizRowState>): void {
  client.setQueriesData<Page<MyClubQuiz>>(
    { queryKey: listMyClubQuizzes.key({ params: { club } }) },
    (list) =>
      list && {
        ...list,
        contents: list.contents.map((row) => (row.quizSequence === quiz ? { ...row, ...part } : row)),
      },
  );
}
