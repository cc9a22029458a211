import { useQuery } from '@tanstack/react-query';
import { getClubDashboard } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { dashboardText } from './dashboard.text.ts';
import { FigureCharts } from './FigureCharts.tsx';
import { FigureStats } from './FigureStats.tsx';
import { FiguresSkeleton } from './FiguresSkeleton.tsx';

/** The club in numbers and distributions. */
export function ClubFigures({ clubSequence }: { readonly clubSequence: number }) {
  const { data, error, isFetching, refetch } = useQuery(getClubDashboard({ params: { id: clubSequence } }));
  if (data) {
    return (
      <>
        <FigureStats figures={data} />
        <FigureCharts figures={data} />
      </>
    );
  }
  if (!error) return <FiguresSkeleton />;
  return (
    <ErrorState error={error} title={dashboardText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}
