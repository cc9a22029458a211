import { ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ClubCard as Club } from '@dure/contract/clubs/clubs/clubs.views';
import { useSession } from '../../../../kernel/session.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { buttonClass } from '../../../../ui/buttons/button-class.ts';
import { cx } from '../../../../ui/cx.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Cover } from '../covers/Cover.tsx';
import { pictureOf } from '../covers/picture.ts';
import { ClubFacts } from './ClubFacts.tsx';
import { ClubLink } from './ClubLink.tsx';
import { clubsText } from './clubs.text.ts';
import { audienceText } from './club-facts.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { standingOf } from './standing.ts';

/** Member of the club, running or over. */
const JOINED = new Set<string>([ABOUT_STATUS.joined, ABOUT_STATUS.finished]);

export interface ClubCardProps {
  readonly club: Club;
  /** Among the first that are seen: its picture is not put off. */
  readonly isEarly?: boolean;
}

/** A club as a card: its question, its tagline and the way in. The whole of it leads into the club, the heart alone does not. */
export function ClubCard({ club, isEarly = false }: ClubCardProps) {
  const { clubName, tagline, description, myProgress, isClubAdmin, leaderNickname } = club;
  const { state, facts } = standingOf(club, useNow(), useTimeZone());
  const isOwn = isClubAdmin || myProgress !== null || JOINED.has(club.clubAboutStatus);
  const { logged } = useSession();
  const isVeiled = club.clubType === CLUB_TYPE.lecture && !logged;
  return (
    <Card
      as="article"
      isPadded={false}
      className="group relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden transition-colors hover:border-line-strong desktop:flex desktop:flex-col"
    >
      <div className="relative grid desktop:h-39 desktop:flex-none">
        <Cover
          club={club}
          isEarly={isEarly}
          sizes="(width >= 64rem) 24rem, 7rem"
          className="size-full"
          wordsClass="px-3 pt-3 pb-11 desktop:justify-end desktop:px-5 desktop:pt-4 desktop:pb-4.5"
        />
        <FavoriteButton
          club={club}
          isOnPicture={pictureOf(club) !== null}
          className="absolute! bottom-1 left-1 z-1 desktop:top-2 desktop:right-2 desktop:bottom-auto desktop:left-auto"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-3 pl-3.5 desktop:p-5 desktop:pt-3.5 desktop:pb-3.5">
        <h2 className="line-clamp-2 text-base font-bold desktop:text-lg">
          <ClubLink
            club={club}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {clubName || clubsText.untitled}
          </ClubLink>
        </h2>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-2 desktop:text-base">
          {tagline || plainQuestion(description)}
        </p>
        <div className="mt-2 hidden flex-col gap-2 desktop:flex">
          <ClubFacts club={club} />
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Avatar name={leaderNickname} image={club.leaderProfileImageUrl} size="small" />
            <span className="sr-only">{clubsText.leader}</span>
            <span className="min-w-0 truncate">{leaderNickname}</span>
            <span className="ml-auto flex-none text-ink-3">{audienceText(club)}</span>
          </p>
        </div>
        <div className="mt-auto flex items-center gap-2 pt-2 desktop:pt-3">
          <p className="min-w-0 flex-1 text-sm text-ink-2 tabular-nums">
            <b className="text-ink">{state}</b>
            {facts.map((fact) => ` · ${fact}`)}
          </p>
          <span
            aria-hidden="true"
            className={cx(
              buttonClass({ variant: isOwn ? 'primary' : 'secondary', size: 'small' }),
              !isOwn && 'max-desktop:hidden',
            )}
          >
            {isOwn ? clubsText.goIn : clubsText.look}
          </span>
        </div>
      </div>
      {isVeiled && (
        <div
          data-veil=""
          className="pointer-events-none absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-surface to-transparent"
        />
      )}
    </Card>
  );
}
