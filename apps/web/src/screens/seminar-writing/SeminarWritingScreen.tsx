import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getSeminar } from '../../api/publishing/seminars/seminars.reads.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { blankSeminar, seminarValuesOf, wishedSeminar } from '../../features/publishing/seminars/seminar-values.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { seminarWritingText as text } from './seminar-writing.text.ts';
import { SeminarWriter } from './SeminarWriter.tsx';

const route = getRouteApi('/seminar/write');
const offered = (all: readonly { readonly code: string; readonly isRetired: boolean }[]) =>
  all.filter(({ isRetired }) => !isRetired).map(({ code }) => code);

/** Where a seminar is written, or written anew. */
export function SeminarWritingScreen() {
  const { seminar: seminarId, wish, title = '' } = route.useSearch();
  usePageTitle(seminarId === undefined ? text.titleNew : text.titleEdit);
  const { data: codes } = useQuery(listCodes({}));
  const seminar = useQuery({
    ...getSeminar({ params: { seminarId: seminarId ?? 0 } }),
    enabled: seminarId !== undefined,
  });
  const { data, error, refetch, isFetching } = seminar;
  if (error && !data)
    return isUnknown(error) ? (
      <NotFound />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />
    );
  if (!codes || (seminarId !== undefined && !data)) return <WorkSkeleton />;
  if (data?.can.edit === false) return <NotFound />;
  const blank = blankSeminar(offered(codes.jobLevels), offered(codes.jobGroups));
  const begun = wish === undefined ? blank : wishedSeminar(blank, wish, title);
  return (
    <SeminarWriter
      key={seminarId ?? wish ?? 'new'}
      codes={codes}
      seminar={data}
      served={data ? seminarValuesOf(data) : begun}
    />
  );
}
