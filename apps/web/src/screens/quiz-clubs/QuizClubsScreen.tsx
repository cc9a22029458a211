import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listDueQuizzes } from '../../api/quizzes/quizzes.reads.ts';
import { JoinByCodeButton } from '../../features/clubs/join/JoinByCodeButton.tsx';
import { DueQuizStrip } from '../../features/quizzes/due-quizzes/DueQuizStrip.tsx';
import { dueText } from '../../features/quizzes/due-quizzes/due-quizzes.text.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep } from '../../kernel/search-params.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { AllClubs } from './AllClubs.tsx';
import { ClubGridSkeleton } from './ClubGrid.tsx';
import { ClubViews } from './ClubViews.tsx';
import type { ChangeSearch } from './quiz-clubs-search.ts';
import { quizClubsText as text } from './quiz-clubs.text.ts';

const route = getRouteApi('/quiz');
const MemberClubs = lazyPart(() => import('./MemberClubs.tsx').then((module) => module.MemberClubs));

/** Quiz clubs as cards: what waits for the member first, then all clubs or the member's own, filtered by the address. */
export function QuizClubsScreen() {
  usePageTitle(text.title);
  const session = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { view, code } = search;
  const { data: due } = useQuery({ ...listDueQuizzes({}), enabled: session.logged });
  const next = due?.contents[0];

  const change: ChangeSearch = (part) => void navigate(filterStep(search, part));
  const isAuthor = hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={<span className="max-desktop:hidden">{text.lead}</span>}
        actions={
          <>
            {isAuthor && <RouterButtonLink to="/quiz/create">{text.create}</RouterButtonLink>}
            <BottomDock>
              <JoinByCodeButton
                code={code}
                onClose={() =>
                  void navigate({ search: ({ code: _, ...rest }) => rest, replace: true, resetScroll: false })
                }
              />
            </BottomDock>
          </>
        }
      />
      {next && (
        <section aria-label={dueText.label} className="mt-5">
          <DueQuizStrip quiz={next} />
        </section>
      )}
      {session.logged && <ClubViews current={view} />}
      {view === undefined ? (
        <AllClubs search={search} onChange={change} onReset={() => void navigate({ search: {} })} />
      ) : (
        <Suspense fallback={<ClubGridSkeleton />}>
          <MemberClubs search={search} view={view} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}
