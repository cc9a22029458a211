export { makeTenant } from './tenant-making.service.ts';
export { insertTenant } from './tenant-making.queries.ts';
export { findTenantByUri, type TenantStateRow } from './tenant-states.queries.ts';
export {
  callOffDeletion,
  limitsOf,
  limitTenant,
  orderDeletion,
  renameTenant,
  resumeTenant,
  suspendTenant,
  type TenantChanging,
} from './tenant-states.service.ts';
export { findFirstManager, listBrokenImports, listTenantStates, listTenantUsages } from './tenant-usage.queries.ts';
export { listOperators } from './operator-accounts.queries.ts';
export {
  type Accounting,
  makeOperator,
  renewOperator,
  retireOperator,
  unlockOperator,
} from './operator-accounts.service.ts';
