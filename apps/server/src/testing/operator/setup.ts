import { withClient } from '../../kernel/database/client.ts';
import { offeredSetupSecret } from '../../kernel/operator/setup-secret.ts';
import type { TestServer } from '../server.ts';

/** The set-up secret as a start tells it. */
export const setupSecretOf = ({ owner, services }: TestServer) => offeredSetupSecret(owner, services.secrets);

/** The installation as it was before its first tenant. */
export async function emptyInstallation({ owner, services }: TestServer): Promise<void> {
  await withClient(owner, (client) => client.query('truncate tenants, setup_secrets, backups cascade'));
  services.tenants.forget();
}

export const WISHED = {
  name: '가온평생교육원',
  uri: 'dure',
  timeZone: 'Asia/Seoul',
  colorPreset: 'Teal',
  registrationAuthenticationType: 'EMAIL',
  manager: { email: 'first@gaon.example', nickname: '배수아', password: 'a rather long one' },
};

/** Sends the set-up with a secret. */
export const completeSetup = (server: TestServer, secret: string | undefined, wished: object = WISHED) =>
  server.call({ method: 'POST', url: '/api/operator/v1/setup', token: secret, payload: wished });
