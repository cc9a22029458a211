import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { ClubLink } from '../../../features/clubs/clubs/cards/ClubLink.tsx';
import { Cover } from '../../../features/clubs/clubs/covers/Cover.tsx';

export interface HomeClubProps {
  readonly club: ClubCard;
  readonly facts: readonly string[];
}

/** A club in a line: a small cover, its name, and where one stands with it. */
export function HomeClub({ club, facts }: HomeClubProps) {
  return (
    <div className="relative flex min-w-0 items-center gap-3.5">
      <div className="grid h-21 w-33 flex-none overflow-hidden rounded-box">
        <Cover club={club} isSmall sizes="8.25rem" className="size-full" wordsClass="justify-end px-3 py-2.5" />
      </div>
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-semibold break-words">
          <ClubLink
            club={club}
            className="outline-none after:absolute after:inset-0 after:rounded-box hover:text-brand-ink focus-visible:after:outline-2 focus-visible:after:outline-brand"
          >
            {club.clubName}
          </ClubLink>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2 tabular-nums">{facts.join(' · ')}</p>
      </div>
    </div>
  );
}
