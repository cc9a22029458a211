import { startFilled } from './people/filled.ts';
import { measurePurge } from './people/purge.ts';
import { makeRankings, measureRanking } from './people/ranking.ts';
import { agreeAll } from './world/agree.ts';

/**
 * What many people cost each other. `npm run bench:people`; `-- purge` and `-- ranking` run one of the two.
 * 1. Reading the ranking among 100,000 members with a million rows of the ledger this month, against a tenth of them.
 * 2. The p99 of writes while a million notifications are purged, against the same before and after.
 */
const LIMIT = 1.5;
const isWanted = (part: 'ranking' | 'purge') => process.argv.length < 3 || process.argv.includes(part);

function hold(name: string, value: number): void {
  if (value <= LIMIT) return;
  process.stdout.write(`  ${name}: ${value.toFixed(2)} is more than ${LIMIT}.\n`);
  process.exitCode = 1;
}

const filled = await startFilled();
try {
  if (isWanted('ranking')) await filled.fill('world', 'members', 'point_entries', 'point_changes');
  if (isWanted('ranking')) await agreeAll(filled.client);
  if (isWanted('ranking')) await makeRankings(filled);
  if (isWanted('purge')) await filled.fill('notifications', 'notifications');
  const server = await filled.serve(filled.world.sessionKeys);
  const base = server.line.replace('localhost', '127.0.0.1');
  if (isWanted('ranking')) hold('ranking', await measureRanking(filled, base));
  if (isWanted('purge')) hold('purge', await measurePurge(filled, base));
} finally {
  await filled.stop();
}
