import { MAX_CODES } from '@dure/contract/tenancy/codes/code-limits';
import { build } from '../../../kernel/database/build.ts';
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

export const listCodesOf = (tenantId: string) => codes({ tenantId });
