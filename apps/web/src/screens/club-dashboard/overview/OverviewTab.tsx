import { clubPhase } from '@dure/contract/clubs/clubs/club-phase';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getClubAbout } from '../../../api/clubs/clubs/clubs.reads.ts';
import { getQuizClub } from '../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { RejectionNotice } from '../../../features/clubs/club-writing/form/RejectionNotice.tsx';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { useNow } from '../../../ui/dates/use-now.ts';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { BeforeOpening } from './BeforeOpening.tsx';
import { ClubFactList } from './ClubFactList.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence');
const Recruiting = lazy(() => import('./RecruitingOverview.tsx').then((module) => module.RecruitingOverview));
const Running = lazy(() => import('./RunningOverview.tsx').then((module) => module.RunningOverview));

/** What the club's admins look at first, by where the club is in its life; and what the club is. */
export function OverviewTab() {
  const { clubSequence } = route.useParams();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  const { data: about } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  const now = useNow();
  if (!club) return <WorkSkeleton />;
  const phase = clubPhase(club, now);
  return (
    <>
      {club.clubStatus === CLUB_STATUS.rejected && <RejectionNotice reason={club.statusReason} />}
      {(phase === 'written' || phase === 'waiting') && <BeforeOpening club={club} />}
      <Suspense fallback={<WorkSkeleton />}>
        {phase === 'recruiting' && <Recruiting club={club} />}
        {(phase === 'running' || phase === 'finishing') && <Running club={club} isFinishing={phase === 'finishing'} />}
      </Suspense>
      {about && <ClubFactList club={club} about={about} />}
    </>
  );
}
