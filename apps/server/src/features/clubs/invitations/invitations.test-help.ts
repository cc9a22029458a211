import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import type { LoginNameType } from '@dure/contract/tenancy/tenants/login-name-type';
import pg from 'pg';
import { build } from '../../../kernel/database/build.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';
import { writeInvitations } from './mailing/mailing.service.ts';

/** Sets whether people of a tenant may be without an address. */
export async function letInByName({ owner, services }: TestServer, tenantId: string, type: LoginNameType) {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('update tenants set login_name_type = $2 where tenant_id = $1', [tenantId, type]);
  await client.end();
  services.tenants.forget();
}

export const PASSWORD = 'a long enough one';
const DAY_MS = 24 * 60 * 60_000;

export interface Inviting {
  readonly rows: readonly Partial<Invitee>[];
  readonly [more: string]: unknown;
}

/** What a manager and whoever is invited do, and what stands in the database by then. */
export function inviting(server: TestServer, tenantId: string) {
  const query = (sql: string, values: readonly unknown[] = []) =>
    server.database.transaction(
      tenantId,
      async (transaction) => (await transaction.execute(sql, [...values])).rows as Record<string, unknown>[],
    );
  const write = async (progress: () => Promise<void> = async () => {}) => {
    const tenant = await server.services.tenants.find('dure');
    await writeInvitations(server.services, tenant!, progress);
  };
  return {
    query,
    /** As the job writes them. */
    write,
    invite: ({ token }: Person, { rows, ...more }: Inviting) =>
      server.call({
        method: 'POST',
        url: '/api/manager/v1/invitations',
        token,
        payload: {
          rows: rows.map((row, at) => ({
            no: at + 1,
            name: '',
            email: '',
            studentNumber: '',
            organizationCode: '',
            ...row,
          })),
          role: 'ROLE_USER',
          validUntil: new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString(),
          confirmed: true,
          ...more,
        },
      }),
    list: async ({ token }: Person, search = '') =>
      (await server.call({ url: `/api/manager/v1/invitations?size=100${search}`, token })).body.data as {
        contents: {
          invitationId: string;
          email: string;
          state: string;
          clubNames: string[];
          mailedAt: string | null;
        }[];
        totalElements: number;
        sending: { done: number; of: number } | null;
        proposedCount: number;
      },
    /** Ends of the links in the mails to an address, the oldest first. */
    linksTo: async (email: string): Promise<string[]> => {
      const [mails] = await server.database.read(
        tenantId,
        build
          .selectFrom('mails')
          .select('body')
          .where('tenant_id', '=', tenantId)
          .where('recipient', '=', email)
          .orderBy('created_at')
          .orderBy('mail_id'),
      );
      return mails.map(({ body }) => /\/account\/join#([\w-]+)/.exec(body)?.[1] ?? '');
    },
    accept: (secret: string, more: object = {}) =>
      server.call({
        method: 'PUT',
        url: '/api/v1/accounts/invitation',
        payload: { secret, nickname: '새로온 사람', password: PASSWORD, consents: CONSENT_VERSIONS, ...more },
      }),
  };
}
