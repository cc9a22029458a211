import { localStore } from '../../../../kernel/local-store.ts';
import type { ClubValues } from '../club-values.ts';

/** What this device keeps of a form until the server has it all. */
export interface KeptClub {
  readonly values: ClubValues;
  /** After two people changed the same club: the version that was not chosen. */
  readonly other: ClubValues | null;
  /** Whether `values` holds something that the server does not have. */
  readonly isAhead: boolean;
}

export interface LocalCopy {
  read(clubSequence: number | null): KeptClub | undefined;
  write(clubSequence: number | null, kept: KeptClub): void;
  clear(clubSequence: number | null): void;
}

/** Copies by member and club, so that who logs in next on this device does not see them. */
export function localCopyOf(memberId: string): LocalCopy {
  const at = (clubSequence: number | null) => localStore<KeptClub>(`club-form:${memberId}:${clubSequence ?? 'new'}`);
  return {
    read: (clubSequence) => at(clubSequence).read(),
    write: (clubSequence, kept) => at(clubSequence).write(kept),
    clear: (clubSequence) => at(clubSequence).clear(),
  };
}
