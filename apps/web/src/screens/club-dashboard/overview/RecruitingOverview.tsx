import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getClubRecruiting } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { InviteCard } from '../../../features/clubs/clubs/participation-code/InviteCard.tsx';
import { MissingRows } from '../../../features/insight/dashboard/recruiting/MissingRows.tsx';
import { RequestRows } from '../../../features/insight/dashboard/recruiting/RequestRows.tsx';
import { SeatForecast } from '../../../features/insight/dashboard/recruiting/SeatForecast.tsx';
import { SeatsHead } from '../../../features/insight/dashboard/recruiting/SeatsHead.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { useJoinLink } from '../join-link.ts';

/** A club before its start: who comes, how to invite more, and what is missing. */
export function RecruitingOverview({ club }: { readonly club: QuizClubDetail }) {
  const { clubSequence, participationCode } = club;
  const isOpen = club.clubStatus === CLUB_STATUS.recruiting;
  const link = useJoinLink(participationCode);
  const recruiting = useQuery(getClubRecruiting({ params: { id: clubSequence } }));
  return (
    <Loaded from={recruiting} skeleton={<WorkSkeleton />}>
      {(data) => (
        <>
          <div className="grid grid-cols-1 gap-6 border-b border-line pb-7 desktop:grid-cols-[minmax(0,1fr)_25.25rem] desktop:gap-10 desktop:pt-4 desktop:pb-9">
            <SeatsHead recruiting={data} />
            <InviteCard code={participationCode} link={link} {...{ club, isOpen }} />
          </div>
          <div className="grid grid-cols-1 gap-7 pb-4 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20.5rem] desktop:gap-9">
            <RequestRows {...{ clubSequence }} requests={data.requests} requestCount={data.requestCount} />
            <MissingRows {...{ clubSequence }} recruiting={data} />
            <SeatForecast {...{ clubSequence, isOpen }} recruiting={data} />
          </div>
        </>
      )}
    </Loaded>
  );
}
