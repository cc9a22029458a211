import { useNavigate } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { JoinByCodeButton } from '../../features/clubs/clubs/join/JoinByCodeButton.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep } from '../../kernel/search-params.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { AllClubs } from './AllClubs.tsx';
import { ClubGridSkeleton } from './ClubGrid.tsx';
import { ClubViews } from './ClubViews.tsx';
import { useClubsPlace } from './clubs-place.ts';
import type { ChangeSearch, QuizClubsSearch } from './quiz-clubs-search.ts';

const MemberClubs = lazy(() => import('./MemberClubs.tsx').then((module) => module.MemberClubs));

export interface ClubsScreenProps {
  readonly search: QuizClubsSearch;
  /** What waits for the member among these clubs. */
  readonly children?: ReactNode;
}

/** Clubs of a kind as cards: what waits for the member first, then all clubs or the member's own, filtered by the address. */
export function ClubsScreen({ search, children }: ClubsScreenProps) {
  const { to, create, text } = useClubsPlace();
  usePageTitle(text.title);
  const session = useSession();
  const navigate = useNavigate({ from: to });
  const { view, code } = search;

  const change: ChangeSearch = (part) => void navigate({ to, ...filterStep(search, part) });
  const isAuthor = hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={<span className="max-desktop:hidden">{text.lead}</span>}
        actions={
          <>
            {isAuthor && <RouterButtonLink to={create}>{text.create}</RouterButtonLink>}
            <BottomDock>
              <JoinByCodeButton
                code={code}
                onClose={() => {
                  const { code: _, ...rest } = search;
                  void navigate({ to, search: rest, replace: true, resetScroll: false });
                }}
              />
            </BottomDock>
          </>
        }
      />
      {children}
      {session.logged && <ClubViews current={view} />}
      {view === undefined ? (
        <AllClubs search={search} onChange={change} onReset={() => void navigate({ to, search: {} })} />
      ) : (
        <Suspense fallback={<ClubGridSkeleton />}>
          <MemberClubs search={search} view={view} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}
