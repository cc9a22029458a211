import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { clubText as words } from './club.text.ts';
import { ClubPage } from './ClubPage.tsx';
import { ClubSkeleton } from './ClubSkeleton.tsx';

const route = getRouteApi('/quiz/$clubSequence');

/** One club: for visitors what it is and the way in, for members its quizzes too. */
export function ClubScreen() {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: club, error, refetch, isFetching } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  usePageTitle(club?.clubName ?? words.title);

  if (club) {
    // Notices and codes lead here for any kind of club.
    if (club.clubType === CLUB_TYPE.lecture) {
      const { code, join } = search;
      const way = { ...(code !== undefined && { code }), ...(join !== undefined && { join }) };
      return <Navigate to="/lecture/$clubSequence" params={{ clubSequence }} search={way} replace />;
    }
    const { enter, manage } = club.can;
    if (search.quiz !== undefined && !isFetching && (enter || manage)) {
      const params = { clubSequence, quizSequence: search.quiz };
      return <Navigate to="/quiz/$clubSequence/quizzes/$quizSequence" params={params} replace />;
    }
    return (
      <ClubPage
        club={club}
        search={search}
        onSearch={(keyword) =>
          void navigate({
            search: { tab: 'members', ...(keyword !== '' && { keyword }) },
            replace: true,
            resetScroll: false,
          })
        }
        onJoined={() => {
          // Who came for a quiz goes on to it.
          if (search.quiz === undefined) void navigate({ search: { join: 'done' }, replace: true, resetScroll: false });
        }}
        onDialogClosed={() =>
          void navigate({ search: ({ code: _, join: _join, ...rest }) => rest, replace: true, resetScroll: false })
        }
      />
    );
  }
  if (!error) return <ClubSkeleton />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}
