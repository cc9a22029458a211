import pg from 'pg';
import { hashPassword } from '../src/features/accounts/passwords.ts';
import type { Connection } from '../src/kernel/database/connection.ts';
import { Transaction } from '../src/kernel/database/database.ts';
import type { Services } from '../src/kernel/unit.ts';
import { STORY } from './tenants/story.ts';
import type { TenantContent } from './tenants/tenants.content.ts';
import { DEMO_PASSWORD } from './password.ts';
import { seedClub } from './clubs/clubs.part.ts';
import { paintCovers } from './clubs/covers.ts';
import { seedLounge } from './quizzes/lounge.part.ts';
import { seedCodes, seedPeople } from './people/people.part.ts';
import { storyTime, storyUuid } from './story-time.ts';

/** Kept while the story is being written, so that servers that start together write it once. */
const LOCK_KEY = 4_153_021_978;

const tenantIdOf = ({ uri }: TenantContent) => storyUuid(uri);

async function insertTenant(owner: pg.Client, tenant: TenantContent, createdAt: Date): Promise<void> {
  await owner.query(
    `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, use_quiz_club, use_lecture_club,
       needs_club_approval, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tenantIdOf(tenant),
      tenant.uri,
      tenant.name,
      tenant.logo,
      tenant.footer,
      tenant.preset,
      tenant.useQuizClub,
      tenant.useLectureClub,
      tenant.needsApproval,
      createdAt,
    ],
  );
}

/** Writes the demo story into an empty database; does nothing where there is a tenant already. */
export async function seedDemo(owner: Connection, services: Services): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query('select from tenants limit 1');
    if (rowCount !== 0) return;
    const at = storyTime(services.clock.now());
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const covers = await Promise.all(STORY.map((tenant) => paintCovers(services.files, tenantIdOf(tenant))));
    // All of the story or nothing: a first start that breaks off leaves an empty database.
    await client.query('begin');
    for (const [index, tenant] of STORY.entries()) {
      const tenantId = tenantIdOf(tenant);
      await insertTenant(client, tenant, at(-120));
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
      const transaction = new Transaction(tenantId, client);
      await seedCodes(transaction);
      await seedPeople(transaction, tenant, passwordHash, at);
      // Lists show the newest first, and the story begins with what is most worth seeing.
      const sequences = new Map<string, number>();
      for (const club of tenant.clubs.toReversed()) {
        await seedClub(transaction, tenant, club, covers[index]!, at, sequences);
      }
      await seedLounge(transaction, tenant, sequences, at);
    }
    await client.query('commit');
    // Without statistics the planner misjudges the first lists.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
