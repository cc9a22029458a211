import { useQuery } from '@tanstack/react-query';
import { getClubDashboard } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { QuizFiguresTable } from './QuizFiguresTable.tsx';

/** The club's quizzes with their figures, once these are there. */
export function ClubQuizFigures({ clubSequence }: { readonly clubSequence: number }) {
  const { data } = useQuery(getClubDashboard({ params: { id: clubSequence } }));
  return data && <QuizFiguresTable quizzes={data.quizzes} />;
}
