import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import { Link } from '@tanstack/react-router';
import { partsOf } from '../../../features/clubs/clubs/cards/club-facts.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { ownHomeText } from '../own-home.text.ts';
import { HomeClub } from './HomeClub.tsx';

const text = ownHomeText.aside;
const WEEK_MS = 7 * 24 * 60 * 60_000;

type OwnClub = MyHome['clubs'][number];

/** The week that the club is in, where it says how many there are. */
function weekOf({ startAt, weekCount }: OwnClub, now: number): string[] {
  if (startAt === null || weekCount === null) return [];
  const week = Math.floor((now - Date.parse(startAt)) / WEEK_MS) + 1;
  return week < 1 ? [] : [text.week(Math.min(week, weekCount), weekCount)];
}

/** How far one has come in a club: its answers, or how much there is to read. */
const doneIn = (club: OwnClub) =>
  club.clubType === CLUB_TYPE.lecture ? partsOf(club) : text.answered(club.openedCount, club.finalCount);

/** Clubs that one is in, with how far one has come. */
export function OwnClubs({ clubs }: { readonly clubs: readonly OwnClub[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="home-clubs">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="home-clubs" className="text-lg font-bold">
          {text.clubs}
        </h2>
        <Link
          to="/quiz"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
        >
          {ownHomeText.due.all}
        </Link>
      </div>
      <ul className="mt-2 grid gap-3 desktop:grid-cols-2">
        {clubs.map((club) => (
          <li key={club.clubSequence} className="min-w-0">
            <HomeClub club={club} facts={[...weekOf(club, now), doneIn(club)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
