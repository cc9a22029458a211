import { expect, test } from 'vitest';
import { reasonIn, sentenceOf } from './postgres-messages.ts';

const LOG = `2026-11-28 05:55:38.055 UTC [14991] LOG:  starting PostgreSQL 18.4
2026-11-28 05:55:38.055 UTC [14991] FATAL:  lock file "/tmp/x/.s.PGSQL.5432.lock" already exists
2026-11-28 05:55:38.055 UTC [14991] HINT:  Is another postmaster (PID 14782) using socket file "/tmp/x"?
2026-11-28 05:55:38.064 UTC [14991] LOG:  database system is shut down
`;

test('of many lines the one that says why is told, without time and process', () => {
  expect(reasonIn(LOG)).toBe('lock file "/tmp/x/.s.PGSQL.5432.lock" already exists');
  expect(reasonIn('')).toBe('it said nothing');
});

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device', 'make room on the disk'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'more memory'],
  ['FATAL:  data directory "/d" has invalid permissions', 'give DATA_DIR whole to the user'],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', 'put back the last backup'],
  ['FATAL:  could not open file "global/pg_filenode.map": No such file or directory', 'put back the last backup'],
  ['FATAL:  something new', 'see the lines before it'],
])('%s: with what to do, on one line', (line, advice) => {
  const sentence = sentenceOf(
    'PostgreSQL did not start',
    `12:00 [1] LOG:  starting\n12:00 [1] ${line}\n`,
    '/d/postgres.log',
  );
  expect(sentence).toContain(advice);
  expect(sentence).toMatch(/^PostgreSQL did not start \([^\n]+\): [^\n]+; its log is \/d\/postgres\.log\.$/);
});
