import { expect, test } from 'vitest';
import { problemsIn, readList, unlisted, writeList } from './list.ts';

const file = (name: string, sql = 'select 1;', hash = 'a'.repeat(64)) => ({ name, sql, hash });
const landed = file('20261101_0900_rooms.sql');
const list = readList(writeList([file('0001_foundation.sql', 'create function f()'), landed]));
const first = file('0001_foundation.sql', 'create function f()');

test('what has landed and stands as it was is right; what is new is to be listed', () => {
  const added = file('20261101_0901_seats.sql');
  expect(problemsIn([first, landed, added], list)).toEqual([]);
  expect(unlisted([first, landed, added], list)).toEqual([
    '20261101_0901_seats.sql is not listed: run "npm run generate".',
  ]);
});

test.each([
  [
    'edited after landing',
    [first, file(landed.name, 'select 2;', 'b'.repeat(64))],
    'was edited after it had been listed',
  ],
  ['gone', [first], 'has landed and is missing'],
  [
    'earlier than one that has landed',
    [first, file('20261101_0859_late.sql'), landed],
    'sorts before 20261101_0900_rooms.sql',
  ],
  ['numbered like the first ones, again', [first, file('0002_more.sql'), landed], 'sorts before'],
  ['named without a time', [first, landed, file('seats.sql')], 'is named YYYYMMDD_HHMM_what.sql'],
  [
    'a function',
    [first, landed, file('20261102_0900_f.sql', 'create or replace function f() …')],
    'migrations/functions',
  ],
  ['a trigger', [first, landed, file('20261102_0900_t.sql', '\n  CREATE TRIGGER t …')], 'migrations/functions'],
  ['a backfill for nobody', [first, landed, file('20261102_0900_b.backfill.sql', 'update rooms …')], 'as :tenant'],
])('%s is refused', (_, files, sentence) => {
  expect(problemsIn(files, list)).toEqual([expect.stringContaining(sentence)]);
});

test('a list that two branches added to holds the order in which they landed', () => {
  const merged = readList(writeList([landed, file('20261101_0830_parallel.sql')]));
  expect(problemsIn([file('20261101_0830_parallel.sql'), landed], merged)).toEqual([
    expect.stringContaining('20261101_0830_parallel.sql is listed after 20261101_0900_rooms.sql'),
  ]);
});
