export { makeTenant } from './tenant-making.service.ts';
export { insertTenant } from './tenant-making.queries.ts';
export { findTenantByUri, type TenantStateRow } from './tenant-states.queries.ts';
export {
  callOffDeletion,
  orderDeletion,
  renameTenant,
  resumeTenant,
  suspendTenant,
  type TenantChanging,
} from './tenant-states.service.ts';
export { findFirstManager, findTenantUsage, listBrokenImports, listTenantStates } from './tenant-usage.queries.ts';
export { listOperators } from './operator-accounts.queries.ts';
export {
  type Accounting,
  makeOperator,
  renewOperator,
  retireOperator,
  unlockOperator,
} from './operator-accounts.service.ts';
