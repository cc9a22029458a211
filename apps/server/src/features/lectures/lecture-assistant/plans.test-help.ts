import pg from 'pg';
import type { Query } from '../../../kernel/database/database.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import { makeLecture, type MadeLecture } from './lecture-assistant.test-help.ts';

const CLUBS = 8;
const ROWS_A_CLUB = 2500;

/** Eight lecture clubs with 2,500 rows each, which `fill` writes, and how the server's role would read them. */
export async function filledClubs(fill: string) {
  const server = await startTestServer();
  const tenantId = await makeTenant(server);
  const teacher = await makePerson(server, tenantId, 'instructor');
  const member = await makePerson(server, tenantId, 'member');
  const clubs: MadeLecture[] = [];
  for (let no = 0; no < CLUBS; no++)
    clubs.push(await makeLecture(server, tenantId, teacher, [[{ title: 'notes', passages: ['text'] }]], [member]));
  const owner = new pg.Client(server.owner);
  await owner.connect();
  for (const { clubSequence, studies } of clubs)
    await owner.query(fill, [tenantId, clubSequence, studies[0], member.memberId, ROWS_A_CLUB]);
  await owner.query('analyze');
  await owner.end();
  const planOf = (query: Query<unknown>) =>
    server.services.database.transaction(tenantId, async (transaction) => {
      const { sql, parameters } = query.compile();
      const { rows } = await transaction.execute(`explain (costs off) ${sql}`, [...parameters]);
      return rows.map((row) => Object.values(row as object)[0] as string).join('\n');
    });
  return { tenantId, teacher, member, clubs, planOf };
}
