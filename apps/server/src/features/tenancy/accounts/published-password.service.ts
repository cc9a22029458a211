import { sql } from 'kysely';
import { ConfigError } from '../../../config.ts';
import { passwordMatches } from './passwords/hashing.ts';
import { build } from '../../../kernel/database/build.ts';
import type { Services } from '../../../kernel/unit.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

/** Hashes of the demo people's passwords. Nobody else has an address below `.test`: no mail reaches it (RFC 2606). */
const hashesOfDemoPeople = (tenantId: string) =>
  build
    .selectFrom('members')
    .select('password_hash')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`email_normal like '%.test'`)
    .where('password_hash', '<>', '');

/** Refuses a database that anybody could enter: one with demo people whose password still is the published one. */
export async function refusePublishedPassword({ database, tenants }: Pick<Services, 'database' | 'tenants'>) {
  for (const { tenantId, uri } of await tenants.list()) {
    const [people] = await database.read(tenantId, hashesOfDemoPeople(tenantId));
    for (const { password_hash } of people) {
      if (!(await passwordMatches(password_hash, DEMO_PASSWORD))) continue;
      throw new ConfigError(
        `The database holds demo accounts (@…test at "${uri}") that still have the published password, so a production ` +
          'start is refused: give them other passwords or remove them, or start with another DATA_DIR or DATABASE_URL.',
      );
    }
  }
}
