import { placeAmongOwn } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { STUDY_ROOM_CLUBS } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubRow } from '../../features/clubs/clubs/cards/ClubRow.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { studyRoomText as text } from './study-room.text.ts';

const VIEWS = [
  ['FAVORITE', text.favorites],
  ['REQUESTED', text.requests],
  ['MINE', text.all],
] as const;

const joined = (clubType: (typeof CLUB_TYPE)[keyof typeof CLUB_TYPE]) =>
  listMyClubs({ query: { clubType, clubViewFilter: 'MEMBER', page: 1, size: STUDY_ROOM_CLUBS, sort: 'current' } });

/** Clubs of both kinds that one is in, with how far one has come. */
export function OwnClubs() {
  const [quiz, lecture] = [useQuery(joined(CLUB_TYPE.quiz)), useQuery(joined(CLUB_TYPE.lecture))];
  const failed = [quiz, lecture].find(({ error, data }) => error && !data);
  const isThere = quiz.data && lecture.data;
  const clubs = isThere
    ? [...quiz.data.contents, ...lecture.data.contents]
        .toSorted((a, b) => placeAmongOwn(a.clubStatus) - placeAmongOwn(b.clubStatus))
        .slice(0, STUDY_ROOM_CLUBS)
    : [];
  return (
    <section aria-labelledby="own-clubs">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id="own-clubs" className="text-lg font-bold">
          {text.clubs}{' '}
          {isThere && (
            <span className="font-normal text-ink-3 tabular-nums">
              {quiz.data.totalElements + lecture.data.totalElements}
            </span>
          )}
        </h2>
        <span className="flex flex-wrap justify-end gap-x-4">
          {VIEWS.map(([view, label]) => (
            <Link
              key={view}
              to="/quiz"
              search={{ view }}
              className="touch-target rounded-[4px] text-sm font-semibold text-brand-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </span>
      </div>
      <Card isPadded={false} className="overflow-hidden">
        {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !isThere && (
          <SkeletonGroup className="p-5">
            <Skeleton className="h-14 w-full" />
          </SkeletonGroup>
        )}
        {isThere && clubs.length === 0 && <p className="px-5 py-6 text-ink-2">{text.noClubs}</p>}
        {clubs.length > 0 && (
          <ul aria-labelledby="own-clubs" className="divide-y divide-line">
            {clubs.map((club) => (
              <li key={club.clubSequence}>
                <ClubRow club={club} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
