import type { Unit } from '../../../kernel/unit.ts';

/** A page of the tenant's own site, for a mail. */
export const siteAddress = ({ services, tenant }: Unit, path: `/${string}`): string =>
  services.mail.siteOf(tenant.uri) + path;
