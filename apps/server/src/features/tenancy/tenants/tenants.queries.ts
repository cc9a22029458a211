import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';

const codes = prepare((given: { tenantId: string }) =>
  build
    .selectFrom('codes')
    .select(['kind', 'code', 'name', 'parent_code'])
    .where('tenant_id', '=', given.tenantId)
    .orderBy('kind')
    .orderBy('position')
    .limit(1000),
);

export const listCodesOf = (tenantId: string) => codes({ tenantId });
