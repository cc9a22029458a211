import type { ClubCard as Club } from '@dure/contract/clubs/clubs.views';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { imageSources } from '../../../ui/files/image-sources.ts';
import { Progress } from '../../../ui/states/Progress.tsx';
import { ClubChips } from './ClubChips.tsx';
import { ClubFacts } from './ClubFacts.tsx';
import { ClubLink } from './ClubLink.tsx';
import { clubsText } from './clubs.text.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { OwnState } from './OwnState.tsx';
import { StatusChip } from './StatusChip.tsx';

export interface ClubCardProps {
  readonly club: Club;
  /** Among the first that are seen: its picture is not put off. */
  readonly isEarly?: boolean;
}

/** A club as a card: the whole of it leads into the club, the heart alone does not. */
export function ClubCard({ club, isEarly = false }: ClubCardProps) {
  const { clubName, clubImageUrl, clubStatus, myProgress, memberCount, capacity } = club;
  return (
    <Card
      as="article"
      isPadded={false}
      className="group relative flex flex-col overflow-hidden transition-colors hover:border-line-strong"
    >
      <div className="relative h-33 flex-none bg-sunken">
        <img
          {...imageSources(clubImageUrl)}
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
          alt=""
          width={384}
          height={132}
          loading={isEarly ? 'eager' : 'lazy'}
          fetchPriority={isEarly ? 'high' : 'auto'}
          className="size-full object-cover"
        />
        <div className="absolute bottom-3.5 left-3.5 flex gap-1.5 *:rounded-chip *:bg-surface">
          <div>
            <StatusChip status={clubStatus} />
          </div>
          <div className="empty:hidden">
            <OwnState club={club} />
          </div>
        </div>
        <FavoriteButton club={club} className="absolute! top-3 right-3 z-1" />
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <ClubChips {...club} />
        <h2 className="line-clamp-2 text-lg font-bold">
          <ClubLink
            club={club}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {clubName || clubsText.untitled}
          </ClubLink>
        </h2>
        <ClubFacts club={club} />
        {myProgress !== null && <Progress label={clubsText.myProgress(myProgress)} value={myProgress} wordsHidden />}
        <div className="mt-auto flex items-center gap-2 pt-1">
          <Avatar name={club.leaderNickname} image={club.leaderProfileImageUrl} />
          <span className="sr-only">{clubsText.leader}</span>
          <span className="min-w-0 truncate text-ink-2">{club.leaderNickname}</span>
          <span className="ml-auto flex-none text-sm text-ink-3 tabular-nums">
            {myProgress === null ? clubsText.members(memberCount, capacity) : clubsText.progress(myProgress)}
          </span>
        </div>
      </div>
    </Card>
  );
}
