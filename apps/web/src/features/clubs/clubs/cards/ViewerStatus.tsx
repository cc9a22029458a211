import { aboutStatusShortLabel, ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';
import { clubsText } from './clubs.text.ts';

/** What a club's own state does not say already: waiting, rejected, joined. */
const TONES: Readonly<Record<string, ChipTone>> = {
  [ABOUT_STATUS.pending]: 'pre',
  [ABOUT_STATUS.rejected]: 'bad',
  [ABOUT_STATUS.joined]: 'neutral',
};

/** What the viewer is to the club; nothing for who has nothing to do with it. */
export function ViewerStatus({ club: { isClubAdmin, clubAboutStatus } }: { readonly club: ClubCard }) {
  const tone = TONES[clubAboutStatus];
  if (isClubAdmin) return <Chip>{clubsText.run}</Chip>;
  return tone && <Chip tone={tone}>{aboutStatusShortLabel(clubAboutStatus)}</Chip>;
}
