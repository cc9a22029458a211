import { aboutStatusShortLabel } from '@dure/contract/clubs/about-status';
import type { ClubCard } from '@dure/contract/clubs/clubs.views';
import { Chip } from '../../../ui/Chip.tsx';
import type { ChipTone } from '../../../ui/chip-class.ts';
import { clubsText } from './clubs.text.ts';

/** What a club's own state does not say already: waiting, rejected, joined. */
const TONES: Readonly<Record<string, ChipTone>> = { '0301': 'pre', '0302': 'bad', '0401': 'neutral' };

/** What the viewer is to the club; nothing for who has nothing to do with it. */
export function OwnState({ club: { isClubAdmin, clubAboutStatus } }: { readonly club: ClubCard }) {
  const tone = TONES[clubAboutStatus];
  if (isClubAdmin) return <Chip>{clubsText.run}</Chip>;
  return tone && <Chip tone={tone}>{aboutStatusShortLabel(clubAboutStatus)}</Chip>;
}
