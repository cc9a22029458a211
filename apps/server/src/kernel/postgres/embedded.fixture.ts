import { startEmbeddedPostgres } from './embedded.ts';

// A server process for the tests to kill: it says where its database is and stays.
const [directory = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined });
  console.log(JSON.stringify(postgres.connection('postgres')));
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit()));
  setInterval(() => undefined, 1 << 30);
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }));
}
