import type { FriendStatus } from '@dure/contract/people/friends/friend-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

/** The caller and somebody else. */
export interface Pair {
  readonly tenantId: string;
  readonly memberId: string;
  readonly otherId: string;
}

/** One step between two people at a time, whoever takes it: each sees what the one before left. */
export const lockPair = ({ tenantId, memberId, otherId }: Pair) => {
  const name = ['friends', tenantId, ...[memberId, otherId].toSorted()].join('/');
  return build.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`.as('locked'));
};

/**
 * People that the caller can see, with how the two stand. Excluded are those who blocked the caller, and strangers who
 * do not want to be found.
 */
const seenBy = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .leftJoin('member_ties as mine', (join) =>
      inTenant(join, 'mine', tenantId)
        .on('mine.member_id', '=', memberId)
        .onRef('mine.other_id', '=', 'members.member_id'),
    )
    .leftJoin('member_ties as theirs', (join) =>
      inTenant(join, 'theirs', tenantId)
        .onRef('theirs.member_id', '=', 'members.member_id')
        .on('theirs.other_id', '=', memberId),
    )
    .select([
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'members.shows_activity',
      'mine.tie as mine',
      'theirs.tie as theirs',
    ])
    .where('members.tenant_id', '=', tenantId)
    .where('members.status', '=', 'ACTIVE')
    .where(sql<boolean>`theirs.tie is distinct from 'BLOCKED'`);
export type SeenRow = RowsOf<ReturnType<typeof seenBy>>[number];

export const findSeen = ({ tenantId, memberId, otherId }: Pair) =>
  seenBy(tenantId, memberId)
    .where('members.member_id', '=', otherId)
    .where(
      sql<boolean>`(members.is_findable or members.member_id = ${memberId}::uuid
        or mine.tie is not null or theirs.tie is not null)`,
    );

/** Of exactly this nickname, as many as it takes to know whether it is one. */
export const findByNickname = (tenantId: string, memberId: string, nickname: string) =>
  seenBy(tenantId, memberId)
    .where('members.nickname', '=', nickname)
    .where('members.member_id', '<>', memberId)
    .where('members.is_findable', '=', true)
    .where(sql<boolean>`mine.tie is distinct from 'BLOCKED'`)
    .limit(2);

export const deleteTies = ({ tenantId, memberId, otherId }: Pair) =>
  build
    .deleteFrom('member_ties')
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`((member_id = ${memberId}::uuid and other_id = ${otherId}::uuid)
        or (member_id = ${otherId}::uuid and other_id = ${memberId}::uuid))`,
    );

/** The rows in which a standing is kept. */
const TIES: Partial<Record<FriendStatus, { readonly tie: string; readonly isMutual?: boolean }>> = {
  REQUESTED: { tie: 'ASKED' },
  FRIENDS: { tie: 'FRIEND', isMutual: true },
  BLOCKED: { tie: 'BLOCKED' },
};

/** What stands between two people from now on; undefined where nothing does. */
export function insertTies({ tenantId, memberId, otherId }: Pair, status: FriendStatus, since: Date) {
  const kept = TIES[status];
  if (!kept) return undefined;
  const row = (one: string, other: string) => ({
    tenant_id: tenantId,
    member_id: one,
    other_id: other,
    tie: kept.tie,
    since,
  });
  const rows = [row(memberId, otherId), ...(kept.isMutual ? [row(otherId, memberId)] : [])];
  return build.insertInto('member_ties').values(rows);
}
