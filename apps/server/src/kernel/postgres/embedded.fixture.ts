import { startEmbeddedPostgres } from './embedded.ts';

// A server process for the tests to kill: it says where its database is and stays.
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
const [directory = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined });
  say(postgres.connection('postgres'));
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit()));
  setInterval(() => undefined, 1 << 30);
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
}
