/** Whom the sealed key of badges belongs to. */
export const badgeKeyOwner = (tenantId: string): string => `badges:${tenantId}`;
