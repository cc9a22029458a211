import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowPart } from '../../../kernel/columns.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** The accounts, held in one order: of two merges of one person the second waits, and so does a log-in. */
export const holdForMerge = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select([
      'member_id',
      'nickname',
      'email',
      'login_name',
      'roles',
      'status',
      'in_ranking',
      'is_findable',
      'shows_activity',
      'locked_until',
    ])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forUpdate();
export type HeldForMerge = RowsOf<ReturnType<typeof holdForMerge>>[number];

const account = (tenantId: string, memberId: string) =>
  build.updateTable('members').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const setRoles = (tenantId: string, memberId: string, roles: readonly string[]) =>
  account(tenantId, memberId).set({ roles: sql`${roles}::text[]` });

/** Empties an account for good or until the way back: nobody finds it, ranks it or enters by it. */
export const closeMerged = (tenantId: string, memberId: string, now: Date) =>
  account(tenantId, memberId).set({
    status: 'MERGED',
    roles: sql`'{ROLE_USER}'::text[]`,
    in_ranking: false,
    is_findable: false,
    shows_activity: false,
    locked_until: null,
    tokens_valid_from: now,
  });

/** What an account was before it was merged away. */
export type MergedBefore = RowPart<Members, 'status' | 'roles' | 'in_ranking' | 'is_findable' | 'shows_activity'> & {
  readonly locked_until: string | null;
};

export const reopenMerged = (tenantId: string, memberId: string, { roles, ...before }: MergedBefore) =>
  account(tenantId, memberId)
    .where('status', '=', 'MERGED')
    .set({ ...before, roles: sql`${roles}::text[]` });

export const insertMerge = (values: {
  readonly tenant_id: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly merged_by: string;
  readonly merged_at: Date;
  readonly kept_roles: readonly string[];
  readonly merged_before: MergedBefore;
}) =>
  build
    .insertInto('member_merges')
    .values({
      ...values,
      kept_roles: sql`${values.kept_roles}::text[]`,
      merged_before: sql`${JSON.stringify(values.merged_before)}::jsonb`,
    })
    .returning('merge_sequence');

/** A merge, held until the transaction ends: of two ways back the second finds it gone. */
export const holdMerge = (tenantId: string, merge: number) =>
  build
    .selectFrom('member_merges')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('merge_sequence', '=', merge)
    .where('undone_at', 'is', null)
    .forUpdate();

export const endMerge = (tenantId: string, merge: number, now: Date) =>
  build
    .updateTable('member_merges')
    .set({ undone_at: now })
    .where('tenant_id', '=', tenantId)
    .where('merge_sequence', '=', merge);

/** Accounts that were merged into one, while there is a way back. */
export const listMerges = (tenantId: string, keptId: string, since: Date) =>
  build
    .selectFrom('member_merges')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'member_merges', { member_id: 'merged_id' }))
    .select(['merge_sequence', 'members.nickname', 'members.email', 'members.login_name', 'merged_at'])
    .where('member_merges.tenant_id', '=', tenantId)
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .where('merged_at', '>', since)
    .orderBy('merge_sequence', 'desc');

/** Rows of merges that nobody can take back any more. */
export const deleteOldRows = (tenantId: string, before: Date) =>
  build
    .deleteFrom('member_merge_rows')
    .where('tenant_id', '=', tenantId)
    .where('merge_sequence', 'in', (row) =>
      row
        .selectFrom('member_merges')
        .select('member_merges.merge_sequence')
        .where('member_merges.tenant_id', '=', tenantId)
        .where((one) => one.or([one('merged_at', '<=', before), one('undone_at', 'is not', null)])),
    );

/** Clubs that one of them leads: the name stands in what is searched there. */
export const listLed = (tenantId: string, leaderIds: readonly string[]) =>
  build
    .selectFrom('clubs')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'clubs', { member_id: 'leader_id' }))
    .select(['club_sequence', 'club_name', 'members.nickname'])
    .where('clubs.tenant_id', '=', tenantId)
    .where('leader_id', 'in', leaderIds);

export const setSearchText = (tenantId: string, club: number, words: string) =>
  build
    .updateTable('clubs')
    .set({ search_text: words })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('search_text', '<>', words);
