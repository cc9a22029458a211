import type { MANAGED_CLUB_SORTS } from '@dure/contract/clubs/clubs/clubs.endpoints';

/** Columns of the manager's table that order it. A list of its own: the address is read before the contract is loaded. */
export const MANAGED_SORTS = [
  'submittedAt',
  'clubName',
  'creatorNickname',
  'startAt',
] as const satisfies typeof MANAGED_CLUB_SORTS;
export type ManagedSort = (typeof MANAGED_SORTS)[number];
