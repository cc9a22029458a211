import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

export interface DashboardFrameProps<Club> {
  readonly club: Pick<UseQueryResult<Club>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be fetched. */
  readonly failed: string;
  readonly head: (club: Club) => ReactNode;
  readonly tabs: ReactNode;
  /** In the place of head and tabs, where a tab fills the window. */
  readonly workspace?: ((title: string) => ReactNode) | undefined;
  readonly children: ReactNode;
}

const headSkeleton = (
  <SkeletonGroup className="flex flex-col gap-3 text-2xl">
    <Skeleton className="w-3/5" />
    <Skeleton className="w-40 text-base" />
  </SkeletonGroup>
);

/** The frame of a dashboard of either kind of club: what club it is, the tabs, and the tab that is open. */
export function DashboardFrame<Club extends { readonly clubName: string }>(props: DashboardFrameProps<Club>) {
  const { failed, head, tabs, workspace, children } = props;
  const { data: club, error, isFetching, refetch } = props.club;
  usePageTitle(club?.clubName ?? '');

  if (!club && isUnknown(error)) return <NotFound />;
  if (error && !club) {
    return <ErrorState error={error} title={failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (workspace) return workspace(club?.clubName ?? '');
  return (
    <>
      <div className="mx-auto w-full max-w-page px-4 pt-5 desktop:px-6 desktop:pt-8">
        {club ? <Suspense fallback={headSkeleton}>{head(club)}</Suspense> : headSkeleton}
        {tabs}
      </div>
      <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pb-16">
        {children}
      </div>
    </>
  );
}
