import { expect, test } from 'vitest';
import { refuseOldVersion } from './old-version.ts';

const clientOf = (version: string, number: number) => ({
  query: () => Promise.resolve({ rows: [{ version, number }] }),
});
const refuse = (version: string, number: number) =>
  refuseOldVersion(clientOf(version, number) as never, 'The database of DATABASE_URL');

test('a PostgreSQL older than 15 is refused by a sentence', async () => {
  await expect(refuse('14.13 (Debian 14.13-1)', 140_013)).rejects.toThrow(
    'The database of DATABASE_URL is PostgreSQL 14.13 (Debian 14.13-1): take 15 or newer.',
  );
});

test.each([
  ['15.0', 150_000],
  ['18.1', 180_001],
])('PostgreSQL %s is taken', (version, number) => expect(refuse(version, number)).resolves.toBeUndefined());
