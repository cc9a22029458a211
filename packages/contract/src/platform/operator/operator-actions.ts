/** What operators do: each leaves an entry with one of these in the installation's own log. */
export const OPERATOR_ACTIONS = [
  'tenantMade',
  'tenantRenamed',
  'tenantLimited',
  'firstManagerInvited',
  'tenantSuspended',
  'tenantResumed',
  'tenantDeletionOrdered',
  'tenantDeletionCalledOff',
  'tenantDeleted',
  'tenantExported',
  'tenantImported',
  'importDiscarded',
  'operatorMade',
  'operatorUnlocked',
  'operatorRenewed',
  'operatorRetired',
  'operatorLoggedIn',
  'operatorLocked',
  'backupBegun',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];
