import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { Cover } from '../covers/Cover.tsx';
import { ClubFacts } from './ClubFacts.tsx';
import { ClubLink } from './ClubLink.tsx';
import { clubsText } from './clubs.text.ts';
import { StatusChip } from './StatusChip.tsx';
import { aboutStatusShortLabel, ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';

/** What a club's own state does not say already: waiting, rejected, joined. */
const TONES: Readonly<Record<string, ChipTone>> = {
  [ABOUT_STATUS.pending]: 'pre',
  [ABOUT_STATUS.rejected]: 'bad',
  [ABOUT_STATUS.joined]: 'neutral',
};

/** What the viewer is to the club; nothing for who has nothing to do with it. */
function ViewerStatus({ club: { isClubAdmin, clubAboutStatus } }: { readonly club: ClubCard }) {
  const tone = TONES[clubAboutStatus];
  if (isClubAdmin) return <Chip>{clubsText.run}</Chip>;
  return tone && <Chip tone={tone}>{aboutStatusShortLabel(clubAboutStatus)}</Chip>;
}

/** A club in one line of a list; opens its page or dashboard by type and role. `end`: what stands instead of the arrow. */
export function ClubRow({ club, end }: { readonly club: ClubCard; readonly end?: ReactNode }) {
  const { clubName, clubStatus, memberCount, capacity, myProgress } = club;
  return (
    <article className="group relative flex items-center gap-4 px-4 py-3.5 hover:bg-sunken desktop:px-5">
      <div aria-hidden="true" className="hidden flex-none desktop:block">
        <Cover
          club={{ ...club, cover: { ...club.cover, rest: '' } }}
          sizes="7rem"
          isSmall
          className="h-18 w-28 rounded-control"
          wordsClass="justify-center p-1.5"
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="mb-1 flex flex-wrap items-center gap-2">
          <StatusChip status={clubStatus} />
          <ViewerStatus club={club} />
        </div>
        <h2 className="text-base font-semibold desktop:truncate">
          <ClubLink
            club={club}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {clubName || clubsText.untitled}
          </ClubLink>
        </h2>
        <ClubFacts club={club} />
      </div>
      <div className="flex-none text-right text-sm text-ink-3 tabular-nums">
        <div>
          <span className="sr-only">{clubsText.memberCount} </span>
          {clubsText.members(memberCount, capacity)}
        </div>
        {myProgress !== null && <div>{clubsText.progress(myProgress)}</div>}
      </div>
      {end ?? <Icon name="chevronRight" className="text-ink-3" />}
    </article>
  );
}
