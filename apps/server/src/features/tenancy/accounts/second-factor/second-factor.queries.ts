import { build } from '../../../../kernel/database/build.ts';

export const findFactor = (tenantId: string, memberId: string) =>
  build
    .selectFrom('totp_factors')
    .select((row) => [
      'sealed_secret',
      'started_at',
      row
        .selectFrom('recovery_codes')
        .select((code) => code.fn.countAll<number>().as('count'))
        .whereRef('recovery_codes.tenant_id', '=', 'totp_factors.tenant_id')
        .whereRef('recovery_codes.member_id', '=', 'totp_factors.member_id')
        .as('codes_left'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

interface NewFactor {
  readonly sealedSecret: string;
  readonly step: number;
  readonly startedAt: Date;
}

/** Answers a row where there was none before: of two at once one gets it. */
export const insertFactor = (tenantId: string, memberId: string, { sealedSecret, step, startedAt }: NewFactor) =>
  build
    .insertInto('totp_factors')
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      sealed_secret: sealedSecret,
      started_at: startedAt,
      last_step: step,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id');

/** The codes for its loss go with it. */
export const deleteFactor = (tenantId: string, memberId: string) =>
  build.deleteFrom('totp_factors').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

/** Uses up the code of a step, and those of the steps before: of two at once one finds the row. */
export const takeStep = (tenantId: string, memberId: string, step: number) =>
  build
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('last_step', '<', step);

export const takeRecoveryCode = (tenantId: string, memberId: string, codeHash: string) =>
  build
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash);

export const deleteRecoveryCodes = (tenantId: string, memberId: string) =>
  build.deleteFrom('recovery_codes').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const insertRecoveryCodes = (tenantId: string, memberId: string, hashes: readonly string[]) =>
  build
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ tenant_id: tenantId, member_id: memberId, code_hash: hash })));

/** Sealed secrets of the members after one, in their order. */
export const listSealed = (tenantId: string, after: string | undefined, limit: number) =>
  build
    .selectFrom('totp_factors')
    .select(['member_id', 'sealed_secret'])
    .where('tenant_id', '=', tenantId)
    .$if(after !== undefined, (query) => query.where('member_id', '>', after!))
    .orderBy('member_id')
    .limit(limit);

export const sealFactorAnew = (tenantId: string, memberId: string, before: string, after: string) =>
  build
    .updateTable('totp_factors')
    .set({ sealed_secret: after })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('sealed_secret', '=', before);

/** The account of a log-in that is half done. */
export const findHalfWay = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'email', 'email_normal', 'login_name', 'login_name_normal'])
    .select(['password_hash', 'roles', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

export const findSecuritySettings = (tenantId: string) =>
  build
    .selectFrom('security_settings')
    .select(['managers_need_second_factor', 'version'])
    .where('tenant_id', '=', tenantId);

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Keeps the settings over the version that their editor saw; no row is touched where another stands. */
export function keepSecuritySettings({ tenantId, memberId, now }: Editing, isNeeded: boolean, seen: number) {
  const changed = { managers_need_second_factor: isNeeded, changed_by: memberId, changed_at: now };
  return seen === 0
    ? build
        .insertInto('security_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('security_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
}
