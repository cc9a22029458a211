import { clubStatusLabel, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';

const tones: Record<string, ChipTone> = {
  [CLUB_STATUS.waitingForApproval]: 'pre',
  [CLUB_STATUS.rejected]: 'bad',
  [CLUB_STATUS.postponed]: 'pre',
  [CLUB_STATUS.cancelled]: 'bad',
  [CLUB_STATUS.recruiting]: 'brand',
  [CLUB_STATUS.running]: 'good',
};

/** The state of a club in the specification's words. */
export function StatusChip({ status }: { readonly status: string }) {
  return <Chip tone={tones[status] ?? 'neutral'}>{clubStatusLabel(status)}</Chip>;
}
