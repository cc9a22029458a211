import type { FastifyRequest } from 'fastify';
import { OidcFailure, type OidcProvider } from '../../../../kernel/oidc/oidc-client.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { SecretLost } from '../../../../kernel/secrets/secret-box.ts';
import type { Services, Unit } from '../../../../kernel/unit.ts';
import { siteAddress } from '../site-address.ts';
import { findOidcSettings, sealSecretAnew, type OidcSettingsRow } from './oidc-settings.queries.ts';

/** Whose secrets are sealed: one of another purpose opens here as little as one of another tenant. */
export const secretOwner = (tenantId: string): string => `oidc:${tenantId}`;

/** Where the provider sends people back to: the installation's own address, whatever host a request names. */
export const redirectUri = (unit: Unit): string => siteAddress(unit, '/account/oidc/callback');

/** Opens a client's secret; null where the installation has no longer what sealed it. */
export function openSecret({ secrets }: Pick<Services, 'secrets'>, tenantId: string, sealed: string): string | null {
  try {
    return secrets.open(sealed, secretOwner(tenantId));
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}

/** Seals the secret anew once another key of the installation seals. */
export async function sealAnew({ database, secrets }: Services, tenantId: string): Promise<void> {
  const [[row]] = await database.read(tenantId, findOidcSettings(tenantId));
  const sealed = row?.sealed_secret;
  const secret = sealed && secrets.isOutdated(sealed) ? openSecret({ secrets }, tenantId, sealed) : null;
  if (!sealed || secret === null) return;
  const anew = secrets.seal(secret, secretOwner(tenantId));
  await database.transaction(tenantId, (transaction) => transaction.change(sealSecretAnew(tenantId, sealed, anew)));
}

export interface ChosenProvider {
  readonly provider: OidcProvider;
  /** Addresses that it names belong to whom it logs in. */
  readonly provesAddresses: boolean;
}

function chosen(unit: Unit, row: OidcSettingsRow | undefined): ChosenProvider | undefined {
  if (!row?.sealed_secret || !unit.tenant.login_types.includes('OIDC')) return undefined;
  const clientSecret = openSecret(unit.services, unit.tenantId, row.sealed_secret);
  if (clientSecret === null) return undefined;
  const { issuer, client_id: clientId, proves_addresses: provesAddresses } = row;
  return { provider: { issuer, clientId, clientSecret }, provesAddresses };
}

/** The tenant's provider; undefined where its people do not log in by one. */
export const findProvider = async (unit: Unit): Promise<ChosenProvider | undefined> =>
  chosen(unit, await unit.first(findOidcSettings(unit.tenantId)));

/** Asks a provider; what goes wrong there is said as a refusal, and to the operator in words without anybody's data. */
export async function asking<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    const { message, code } = (error.cause ?? {}) as { message?: string; code?: string };
    request.log.warn({ fault: error.fault, reason: message, code }, 'log-in provider');
    return refuse(error.fault === 'refused' ? 'verificationInvalid' : 'logInProviderAway');
  }
}
