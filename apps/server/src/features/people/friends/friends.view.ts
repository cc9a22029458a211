import type { FriendStatus } from '@dure/contract/people/friends/friend-status';
import type { Standing } from '@dure/contract/people/friends/friends.endpoints';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { SeenRow } from './ties.queries.ts';

const OWN_TIES: Readonly<Record<string, FriendStatus>> = { ASKED: 'REQUESTED', FRIEND: 'FRIENDS', BLOCKED: 'BLOCKED' };

/** How the caller stands to somebody whom they see. */
export function statusOf({ member_id, mine, theirs }: SeenRow, memberId: string): FriendStatus {
  if (member_id === memberId) return 'SELF';
  if (mine !== null) return OWN_TIES[mine]!;
  return theirs === 'ASKED' ? 'WAITING' : 'NONE';
}

export const standingView = (row: SeenRow, friendStatus: FriendStatus): Standing => ({
  member: personView(row),
  friendStatus,
});
