import { sql } from 'kysely';
import { MAX_CODES } from '@dure/contract/tenancy/codes/code-limits';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { prepare } from '../../../kernel/database/prepare.ts';

const codes = prepare((given: { tenantId: string }) =>
  build
    .selectFrom('codes')
    .select(['kind', 'code', 'name', 'parent_code', 'is_retired'])
    .where('tenant_id', '=', given.tenantId)
    .orderBy('kind')
    .orderBy('is_retired')
    .orderBy('position')
    .limit(MAX_CODES),
);

const chosen = (tenantId: string, named: readonly string[]) =>
  build
    .selectFrom('codes')
    .select(['codes.kind', 'codes.code', 'name', 'parent_code', 'is_retired'])
    .where('codes.tenant_id', '=', tenantId)
    .where(sql<boolean>`codes.code = any(${named}::text[])`)
    .orderBy('codes.kind')
    .orderBy('codes.code');

/**
 * Holds codes until the transaction ends: whoever deletes or merges one of them waits, or is waited for. What can be chosen
 * is asked after it, by a statement of its own that sees what became of them.
 */
export const holdCodesOf = (tenantId: string, named: readonly string[]) => chosen(tenantId, named).forKeyShare();

/** Those of the codes that stand for themselves. */
export const listChosenOf = (tenantId: string, named: readonly string[]) =>
  chosen(tenantId, named)
    .leftJoin('code_merges', (join) => sameTenant(join, 'code_merges', 'codes', ['kind', 'code']))
    .where('code_merges.code', 'is', null);

export const listCodesOf = (tenantId: string) => codes({ tenantId });
