import type { MadeTenant, NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { siteOf } from '../../../kernel/mail/site.ts';
import { bySetup } from '../../../kernel/operator/entries.queries.ts';
import type { OperatorCall, SetupWork } from '../../../kernel/operator/operator-work.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { setupParts } from './setup-parts.service.ts';
import { insertFirstTenant } from './tenant-making.queries.ts';
import { makeTenant } from './tenant-making.service.ts';

/** Without `PUBLIC_URL` what the caller opened is the installation's address. */
export function siteFor({ services, origin }: OperatorCall, uri: string): string {
  const { defaultUri } = services.tenants;
  return siteOf(services.originOf(defaultUri, origin), uri, defaultUri);
}

/** Where organisations are opened, by the address that somebody types. */
export function sitesFor(work: OperatorCall) {
  const { defaultUri } = work.services.tenants;
  return {
    defaultUri,
    defaultSite: siteFor(work, defaultUri),
    siteTemplate: siteFor(work, 'uri').replace('//uri.', '//{uri}.'),
  };
}

/** What whoever sets up a new installation begins with. */
export async function getSetup(work: SetupWork) {
  return {
    ...sitesFor(work),
    parts: await setupParts(work),
  };
}

/** Makes the first tenant; of two who do so at once, the second is told that it is over. */
export async function completeSetup(work: SetupWork, wished: NewTenant): Promise<MadeTenant> {
  const { services, now, setupHash } = work;
  const { database, tenants, mail } = services;
  const made = await makeTenant(
    {
      database,
      now,
      by: bySetup(work.from),
      sendsMail: mail.postman !== undefined,
      siteOf: (uri) => siteFor(work, uri),
      insert: (row) => insertFirstTenant(row, setupHash),
    },
    wished,
  );
  tenants.forget();
  return made ?? refuse('setupOver');
}
