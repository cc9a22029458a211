import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { Link } from '@tanstack/react-router';
import { clubsText } from '../../../features/clubs/clubs/cards/clubs.text.ts';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { ownHomeText } from '../own-home.text.ts';
import { FeedbackNews } from './FeedbackNews.tsx';
import { HomeClub } from './HomeClub.tsx';
import { LatestChange } from './LatestChange.tsx';

const text = ownHomeText.aside;

const { standing: words } = clubsText;

/** Until when and how one gets in, and how many places are left. */
function wayIn({ recruitEndAt, joinApproval, capacity, memberCount }: ClubCard, timeZone: string): string[] {
  const how = joinApproval ? words.approval : words.code;
  return [
    recruitEndAt === null ? how : words.until(formatMonthDay(recruitEndAt, timeZone), how),
    ...(capacity === null ? [] : [words.left(Math.max(0, capacity - memberCount))]),
  ];
}

export const hasNews = ({ feedback, change, closing }: MyHome): boolean =>
  feedback !== null || change !== null || closing.length > 0;

/** What came and what comes beside what is due. */
export function HomeAside({ home: { feedback, change, closing } }: { readonly home: MyHome }) {
  const timeZone = useTimeZone();
  return (
    <div className="flex flex-col gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-5 desktop:pt-10">
      {feedback && <FeedbackNews feedback={feedback} />}
      {change && <LatestChange change={change} />}
      {closing.length > 0 && (
        <section aria-labelledby="home-closing">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="home-closing" className="text-lg font-bold">
              {text.closing}
            </h2>
            <Link
              to="/quiz"
              search={{ status: CLUB_STATUS.recruiting }}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
            >
              {text.more}
            </Link>
          </div>
          <ul className="mt-2 flex flex-col gap-3">
            {closing.map((club) => (
              <li key={club.clubSequence}>
                <HomeClub club={club} facts={wayIn(club, timeZone)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
