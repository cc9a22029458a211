import { rankPoints } from '../../apps/server/src/features/people/ranking/ranking.service.ts';
import { Database } from '../../apps/server/src/kernel/database/database.ts';
import { Tokens } from '../../apps/server/src/kernel/session/tokens.ts';
import { load, median } from '../load.ts';
import { say, secondsSince, type Filled } from './filled.ts';

const [ROUNDS, SECONDS, CONNECTIONS] = [8, 1, 8];
const id = (kind: number, n: number) => `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Adds the ledger up as the product's job does, of a backlog of all of it. */
export async function makeRankings({ connection, client }: Filled): Promise<void> {
  const database = new Database({ ...connection, max: 1 });
  for (const n of [1, 2]) {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from point_changes where tenant_id = $1',
      [id(0, n)],
    );
    const began = performance.now();
    await rankPoints(database, id(0, n));
    say(`ranking of a backlog of ${rows[0]!.count.toLocaleString('en')} changes: ${secondsSince(began)} s`);
  }
  await database.close();
  await client.query('vacuum analyze');
}

/** How many times as long it takes to read among ten times the members and rows: the worst of the two calls. */
export async function measureRanking({ world }: Filled, base: string): Promise<number> {
  const tokens = await Tokens.create(world.sessionKeys);
  const readingOf = async (n: number, uri: string, path: string) => {
    const who = {
      memberType: 'MEMBER',
      memberId: id(n, 5),
      nickname: 'bench',
      roles: ['ROLE_USER' as const],
      tenantUUID: id(0, n),
    };
    const headers = { authorization: `Bearer ${await tokens.issueMember(who, new Date())}`, host: `${uri}.localhost` };
    return { name: uri, url: `${base}${path}`, requests: [{ method: 'GET' as const, headers }] };
  };
  const worst: number[] = [];
  for (const path of ['/api/v1/monthly/ranking?size=50', '/api/v1/monthly/ranking?size=1']) {
    const [small, large] = [await readingOf(1, 'small', path), await readingOf(2, 'large', path)];
    const ratios: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      // Which comes first changes from round to round: whatever drifts weighs on both.
      const order = round % 2 === 0 ? [small, large] : [large, small];
      const measured = new Map<string, number>();
      for (const one of order) {
        const { perSecond, failures } = await load(one, CONNECTIONS, SECONDS);
        if (failures > 0) throw new Error(`${failures} requests for ${path} of ${one.name} failed`);
        measured.set(one.name, perSecond);
      }
      if (round >= 0) ratios.push(measured.get('small')! / measured.get('large')!);
    }
    say(`${path} among ten times the members and rows: ${median(ratios).toFixed(2)} times`);
    worst.push(median(ratios));
  }
  return Math.max(...worst);
}
