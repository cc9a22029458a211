/** Whether an organisation is used; in `DELETING` it is suspended, and its rows go once the day has come. */
export const TENANT_STATES = ['ACTIVE', 'SUSPENDED', 'DELETING'] as const;
export type TenantState = (typeof TENANT_STATES)[number];

/** The state that the columns of a tenant say. */
export function tenantState(tenant: {
  readonly suspended_at: Date | null;
  readonly deletion_due_at: Date | null;
}): TenantState {
  if (tenant.deletion_due_at !== null) return 'DELETING';
  return tenant.suspended_at === null ? 'ACTIVE' : 'SUSPENDED';
}
