import type * as endpoints from '@dure/contract/tenancy/accounts/oidc.endpoints';
import type { OidcSettings } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { errors } from '@dure/contract/errors';
import type { z } from 'zod';
import type { Audited } from '../../../../kernel/audit/changes.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { OidcFailure } from '../../../../kernel/oidc/oidc-client.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { siteAddress } from '../site-address.ts';
import {
  findLoginTypes,
  findOidcSettings,
  keepOidcSettings,
  offerOidc,
  type OidcSettingsRow,
} from './oidc-settings.queries.ts';
import { oidcText } from './oidc.text.ts';
import { BACK_CHANNEL } from './back-channel.service.ts';
import { redirectUri, secretOwner } from './provider.service.ts';

type Wished = z.output<(typeof endpoints.saveOidcSettings)['body']>;
const ENDING = 4;

function settingsView(unit: Unit, row: OidcSettingsRow | undefined, loginTypes: readonly string[]): OidcSettings {
  return {
    isOffered: loginTypes.includes('OIDC'),
    issuer: row?.issuer ?? '',
    clientId: row?.client_id ?? '',
    secretEnding: row?.secret_ending ?? null,
    provesAddresses: row?.proves_addresses ?? false,
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    redirectUri: redirectUri(unit),
    logoutRedirectUri: siteAddress(unit, '/'),
    backChannelUri: siteAddress(unit, BACK_CHANNEL),
  };
}

/** An address of the web that names nobody and asks nothing. */
function checkIssuer(issuer: string): void {
  if (issuer === '') refuseFields([{ path: 'issuer', message: oidcText.issuerMissing }]);
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress || url.search !== '' || url.hash !== '')
    refuseFields([{ path: 'issuer', message: errors.invalidUrl.message }], 'invalidUrl');
}

const originOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).origin : '');

/** The sealed secret that stays: none that was given for one host is ever sent to another. */
function keptSecret(row: OidcSettingsRow | undefined, issuer: string) {
  const { sealed_secret = null, secret_ending = null } = row ?? {};
  if (sealed_secret !== null && originOf(row!.issuer) !== originOf(issuer))
    refuseFields([{ path: 'clientSecret', message: oidcText.secretOfAnotherHost }]);
  return { sealed_secret, secret_ending };
}

/** What of them the audit log holds: all that a manager sets, but the secret. */
const auditedSettings = ({ isOffered, issuer, clientId, provesAddresses }: OidcSettings): Audited => ({
  isOffered,
  issuer,
  clientId,
  provesAddresses,
});

async function readSettings(unit: Unit, transaction: Transaction): Promise<OidcSettings> {
  const row = await transaction.first(findOidcSettings(unit.tenantId));
  const tenant = await transaction.first(findLoginTypes(unit.tenantId));
  return settingsView(unit, row, tenant!.login_types);
}

export async function getOidcSettings(unit: Unit): Promise<OidcSettings> {
  const { tenantId } = unit;
  const [[row], [tenant]] = await unit.read(findOidcSettings(tenantId), findLoginTypes(tenantId));
  return settingsView(unit, row, tenant!.login_types);
}

/** Whoever saw older settings is refused with the current ones. */
export async function saveOidcSettings(unit: Unit, wished: Wished): Promise<OidcSettings> {
  const { tenantId, services } = unit;
  const { issuer, clientId, clientSecret, isOffered, provesAddresses, version } = wished;
  const saved = await unit.write(async (transaction) => {
    const row = await transaction.first(findOidcSettings(tenantId));
    const before = auditedSettings(await readSettings(unit, transaction));
    if (isOffered || issuer !== '') checkIssuer(issuer);
    if (isOffered && clientId === '') refuseFields([{ path: 'clientId', message: oidcText.clientIdMissing }]);
    const given = clientSecret && {
      sealed_secret: services.secrets.seal(clientSecret, secretOwner(tenantId)),
      secret_ending: clientSecret.slice(-ENDING),
    };
    const none = { sealed_secret: null, secret_ending: null };
    const secret = given || (clientSecret === '' ? none : keptSecret(row, issuer));
    if (isOffered && secret.sealed_secret === null)
      refuseFields([{ path: 'clientSecret', message: oidcText.secretMissing }]);
    const values = { issuer, client_id: clientId, ...secret, proves_addresses: provesAddresses };
    const isKept = (await transaction.change(keepOidcSettings(unit, values, version))) > 0;
    if (isKept) await transaction.rows(offerOidc(isOffered));
    const settings = await readSettings(unit, transaction);
    if (!isKept) refuse('staleVersion', { data: settings });
    const secrets = secret.sealed_secret === (row?.sealed_secret ?? null) ? [] : ['clientSecret'];
    unit.record(transaction, { action: 'loginSettings', before, after: auditedSettings(settings), secrets });
    return settings;
  });
  services.tenants.forget();
  return saved;
}

export async function testOidcSettings(unit: Unit, { issuer }: { readonly issuer: string }) {
  checkIssuer(issuer);
  try {
    await unit.services.oidc.probe(issuer);
    return { isWorking: true, message: oidcText.works };
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    return { isWorking: false, message: oidcText.faults[error.fault] };
  }
}
