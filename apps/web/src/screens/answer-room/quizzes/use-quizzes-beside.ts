import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { listMyClubQuizzes } from '../../../api/authoring/quizzes/quizzes.reads.ts';

/** The page of the club's quizzes on which the open one is, and which stand before and after it. */
export function useQuizzesBeside(club: number, quiz: number, no: number) {
  const page = Math.ceil(no / CLUB_QUIZZES_A_PAGE);
  const { data } = useQuery(listMyClubQuizzes({ params: { club }, query: { page, size: CLUB_QUIZZES_A_PAGE } }));
  const quizzes = data?.contents ?? [];
  const here = quizzes.findIndex(({ quizSequence }) => quizSequence === quiz);
  const at = (index: number) => (here < 0 ? undefined : quizzes[index]?.quizSequence);
  return { page, previous: at(here - 1), next: at(here + 1) };
}
