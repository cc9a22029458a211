import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { getSeminar } from '../../api/publishing/seminars/seminars.reads.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

interface PerhapsSeminarProps {
  readonly seminarId: number;
}

/** Where no article has this number: a seminar may, and it has a page of its own. */
export function PerhapsSeminar({ seminarId }: PerhapsSeminarProps) {
  const { data, error, refetch, isFetching } = useQuery(getSeminar({ params: { seminarId } }));
  if (data) return <Navigate to="/seminar/$seminarId" params={{ seminarId }} replace />;
  if (!error) return <WorkSkeleton hasHead={false} />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}
