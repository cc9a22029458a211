/** What the list of organisations can be ordered by. */
export const TENANT_SORTS = ['name', 'people', 'files', 'lastUsed'] as const;
export type TenantSort = (typeof TENANT_SORTS)[number];
