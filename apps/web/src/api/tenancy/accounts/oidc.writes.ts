import type * as contract from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listSessions } from './accounts.reads.ts';
import { getOidcSettings, listIdentities } from './oidc.reads.ts';

export const beginOidc = write<typeof contract.beginOidc>('POST /api/v1/accounts/oidc/authorization');
export const finishOidc = write<typeof contract.finishOidc>('POST /api/v1/accounts/oidc/callback');
export const registerByOidc = write<typeof contract.registerByOidc>('POST /api/v1/accounts/oidc/registration');
export const verifyOidcRegistration = write<typeof contract.verifyOidcRegistration>(
  'POST /api/v1/accounts/oidc/registration/verification',
);
export const linkIdentity = write<typeof contract.linkIdentity>('POST /api/v1/my/identities', nothing, () => [
  listIdentities.key(),
]);
export const unlinkIdentity = write<typeof contract.unlinkIdentity>(
  'DELETE /api/v1/my/identities/{identityId}',
  () => [listIdentities.key()],
  () => [listSessions.key()],
);
/** The form shows what the call itself answers. */
export const saveOidcSettings = write<typeof contract.saveOidcSettings>('PUT /api/manager/v1/oidc/settings', () => [
  getOidcSettings.key(),
]);
export const testOidcSettings = write<typeof contract.testOidcSettings>(
  'POST /api/manager/v1/oidc/settings/test',
  nothing,
);
