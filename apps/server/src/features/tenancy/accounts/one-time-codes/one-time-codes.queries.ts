import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

interface Issue {
  readonly tenantId: string;
  readonly issuedBy: string;
  readonly now: Date;
  readonly validUntil: Date;
}

/** One code for each: the one before ends. */
export const keepCodes = (
  { tenantId, issuedBy, now, validUntil }: Issue,
  codes: readonly { readonly memberId: string; readonly codeHash: string }[],
) =>
  build
    .insertInto('one_time_codes')
    .values(
      codes.map(({ memberId, codeHash }) => ({
        tenant_id: tenantId,
        member_id: memberId,
        code_hash: codeHash,
        created_by: issuedBy,
        created_at: now,
        valid_until: validUntil,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id']).doUpdateSet((row) => ({
        code_hash: row.ref('excluded.code_hash'),
        created_by: row.ref('excluded.created_by'),
        created_at: row.ref('excluded.created_at'),
        valid_until: row.ref('excluded.valid_until'),
      })),
    );

/** Those of the members who have no address and may log in, held in one order. */
export const holdWithoutAddress = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select(['member_id', 'nickname', 'roles'])
    .select((row) => row.ref('login_name').$notNull().as('login_name'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'ACTIVE')
    .where('email', 'is', null)
    .where('login_name', 'is not', null)
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .orderBy('member_id')
    .forNoKeyUpdate();

/** The account whose code it is, while that counts. */
export const findByCode = (tenantId: string, memberId: string, codeHash: string, now: Date) =>
  build
    .selectFrom('one_time_codes')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .where('valid_until', '>', now);

/** Uses a code up: of two at once one gets the row. */
export const takeCodeOf = (tenantId: string, memberId: string, codeHash: string, now: Date) =>
  build
    .deleteFrom('one_time_codes')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .where('valid_until', '>', now)
    .returning('member_id');

export const deleteCodesOf = (tenantId: string, memberId: string) =>
  build.deleteFrom('one_time_codes').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const deleteOldCodes = (tenantId: string, now: Date) =>
  build.deleteFrom('one_time_codes').where('tenant_id', '=', tenantId).where('valid_until', '<=', now);
