import { clubStatusLabel } from '@dure/contract/clubs/club-status';
import { Chip } from '../../../ui/Chip.tsx';
import type { ChipTone } from '../../../ui/chip-class.ts';

const tones: Record<string, ChipTone> = {
  '0100': 'pre',
  '0120': 'bad',
  '0210': 'pre',
  '0220': 'bad',
  '0300': 'brand',
  '0400': 'good',
};

/** The state of a club in the specification's words. */
export function StatusChip({ status }: { readonly status: string }) {
  return <Chip tone={tones[status] ?? 'neutral'}>{clubStatusLabel(status)}</Chip>;
}
