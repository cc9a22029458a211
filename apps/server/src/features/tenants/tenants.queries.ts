import { build } from '../../kernel/database/build.ts';

export const listCodesOf = (tenantId: string) =>
  build
    .selectFrom('codes')
    .select(['kind', 'code', 'name', 'parent_code'])
    .where('tenant_id', '=', tenantId)
    .orderBy('kind')
    .orderBy('position')
    .limit(1000);
