import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { listManagedClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { partsOf } from '../../features/clubs/clubs/cards/club-facts.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { InstructorHome } from './InstructorHome.tsx';
import { ownHomeText } from './own-home.text.ts';

const text = ownHomeText.approvals;
const SHOWN = 5;

function Rows({ clubs }: { readonly clubs: readonly ManagedClub[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {clubs.map((club) => {
        const { clubSequence, clubName, creatorNickname, submittedAt } = club;
        return (
          <li key={clubSequence} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold wrap-anywhere">{clubName}</p>
              <p className="text-sm text-ink-3">
                {text.place(creatorNickname, partsOf(club), submittedAt && formatMonthDay(submittedAt, timeZone))}
              </p>
            </div>
            <RouterButtonLink
              to="/system/admin/club-approval"
              search={{ club: clubSequence }}
              size="small"
              aria-label={text.lookNamed(clubName)}
              className="ml-auto"
            >
              {text.look}
            </RouterButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Those who wait longest for a manager come first; where nobody does, home is an instructor's. */
export function ManagerHome() {
  const query = { clubStatus: CLUB_STATUS.waitingForApproval, sort: 'submittedAt', size: SHOWN } as const;
  const clubs = useQuery(listManagedClubs({ query }));
  return (
    <Loaded from={clubs} skeleton={<HomeSkeleton />}>
      {({ contents, totalElements }) =>
        totalElements === 0 ? (
          <InstructorHome />
        ) : (
          <>
            <section className="flex flex-col items-start gap-4 py-6 desktop:py-10">
              <h1 className="text-2xl font-bold tabular-nums desktop:text-3xl">{text.title(totalElements)}</h1>
              <RouterButtonLink to="/system/admin/club-approval" variant="primary" className="desktop:h-12">
                {text.all}
              </RouterButtonLink>
            </section>
            <Rows clubs={contents} />
          </>
        )
      }
    </Loaded>
  );
}
