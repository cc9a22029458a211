import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import { ClubLink } from '../../features/clubs/clubs/cards/ClubLink.tsx';
import { Cover } from '../../features/clubs/clubs/covers/Cover.tsx';
import { ContentRow, rowLink } from '../../features/publishing/posts/cards/ContentRow.tsx';
import { formatDateRange } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { mentorsText as text } from '../../features/publishing/mentors/mentors.text.ts';

/** A club that the mentor leads, as a row among seminars. */
function HeldClub({ club }: { readonly club: ClubCard }) {
  const zone = useTimeZone();
  return (
    <article className="group relative flex items-start gap-4 py-3.5">
      <div aria-hidden="true" className="flex-none">
        <Cover
          club={{ ...club, cover: { lead: '', rest: '' } }}
          sizes="4rem"
          isSmall
          className="size-16 rounded-control"
          wordsClass="justify-center p-1.5"
        />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="font-bold break-words">
          <ClubLink club={club} className={rowLink}>
            {club.clubName}
          </ClubLink>
        </h3>
        <p className="text-sm text-ink-3 tabular-nums">
          {[
            club.clubType === CLUB_TYPE.lecture ? text.club.lecture : text.club.quiz,
            clubStatusLabel(club.clubStatus),
            ...(club.startAt !== null && club.endAt !== null ? [formatDateRange(club.startAt, club.endAt, zone)] : []),
          ].join(' · ')}
        </p>
      </div>
    </article>
  );
}

/** Seminars that take applications, then clubs that the reader may see. */
export function Held({ mentor: { seminars, clubs } }: { readonly mentor: MentorView }) {
  return (
    <section aria-labelledby="mentor-held" className="mt-8">
      <h2 id="mentor-held" className="text-xl font-bold">
        {text.held}
      </h2>
      {seminars.length + clubs.length === 0 ? (
        <p className="mt-2 text-ink-2">{text.noneHeld}</p>
      ) : (
        <ul className="mt-1.5 divide-y divide-line">
          {seminars.map((seminar) => (
            <li key={seminar.postSequence}>
              <ContentRow card={seminar} />
            </li>
          ))}
          {clubs.map((club) => (
            <li key={club.clubSequence}>
              <HeldClub club={club} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
