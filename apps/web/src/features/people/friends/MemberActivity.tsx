import type { SeenMember } from '@dure/contract/people/friends/members.endpoints';
import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { StatGrid } from '../../../ui/layout/StatGrid.tsx';
import { memberText as text } from './friends.text.ts';

type Activity = NonNullable<SeenMember['activity']>;

const nameClass = 'flex min-h-11 min-w-0 flex-1 items-center font-semibold hover:underline';

/** What a member does in public clubs. */
export function MemberActivity({ clubCount, clubs, answerCount, monthPoints }: Activity) {
  return (
    <section aria-label={text.activity} className="flex flex-col gap-5">
      <StatGrid
        stats={[
          ...(monthPoints === null ? [] : [{ label: text.monthPoints, value: text.points(monthPoints) }]),
          { label: text.clubCount, value: text.count(clubCount) },
          { label: text.answerCount, value: text.count(answerCount) },
        ]}
      />
      <Card as="section" aria-label={text.clubs} isPadded={false} className="overflow-hidden">
        <h2 className="px-4 pt-4 pb-2 font-bold desktop:px-5">{text.clubs}</h2>
        {clubs.length === 0 ? (
          <p className="px-4 pb-4 text-ink-2 desktop:px-5">{text.noClubs}</p>
        ) : (
          <ul aria-label={text.clubs} className="divide-y divide-line">
            {clubs.map(({ clubSequence, clubType, clubName, clubStatus }) => (
              <li key={clubSequence} className="flex min-h-12 items-center gap-3 px-4 desktop:px-5">
                <Link
                  to={clubType === CLUB_TYPE.lecture ? '/lecture/$clubSequence' : '/quiz/$clubSequence'}
                  params={{ clubSequence }}
                  className={nameClass}
                >
                  <span className="truncate">{clubName}</span>
                </Link>
                <Chip>{clubStatusLabel(clubStatus)}</Chip>
              </li>
            ))}
          </ul>
        )}
        {clubCount > clubs.length && (
          <p className="px-4 py-3 text-sm text-ink-3 desktop:px-5">{text.moreClubs(clubs.length)}</p>
        )}
      </Card>
    </section>
  );
}
