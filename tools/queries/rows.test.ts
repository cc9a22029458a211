import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnsIn, writtenRowsIn } from './rows.ts';

const schema = readFileSync(join(import.meta.dirname, '../../apps/server/src/kernel/database/schema.gen.ts'), 'utf8');
const tables = columnsIn(
  [
    'export interface Clubs {\n  capacity: number | null;\n  club_name: string;\n  start_at: Generated<Timestamp>;\n}\n',
    'export interface DB {\n  clubs: Clubs;\n}\n',
  ].join('\n'),
);
const faultsOf = (text: string) => writtenRowsIn([{ path: 'a.queries.ts', text }], tables);

test.each([
  ['export interface Row {\n  readonly club_name: string;\n  readonly start_at: Date;\n}\n', 'club_name, start_at'],
  ['interface Row extends Other {\n  club_name: string;\n  capacity: null | number;\n}\n', 'club_name, capacity'],
  [
    'interface Row {\n  readonly count: number;\n  /** When it begins. */\n  readonly start_at: Date;\n\n  readonly club_name: string;\n}\n',
    'start_at, club_name',
  ],
])('a row that repeats columns of a table is refused', (text, repeated) => {
  expect(faultsOf(text)).toEqual([`a.queries.ts: Row repeats ${repeated} of Clubs: pick them with RowPart.`]);
});

test.each([
  "export type Row = RowPart<Clubs, 'club_name' | 'start_at'>;\n",
  "export interface Row extends RowPart<Clubs, 'club_name' | 'start_at'> {\n  readonly count: number;\n}\n",
  'interface Row {\n  readonly club_name: string;\n  readonly count: number;\n}\n',
  // What is narrower than the column, or no row at all.
  'interface Row {\n  readonly club_name: string | null;\n  readonly start_at: Date | null;\n}\n',
  'interface Club {\n  readonly clubName: string;\n  readonly startAt: Date;\n}\n',
])('picked columns, single ones, other types and other names pass', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('columns of the generated schema are known as they are read', () => {
  const known = columnsIn(schema);
  expect(known.get('Answers')?.get('final_submitted_at')).toBe('Date | null');
  expect(known.get('Clubs')?.get('club_name')).toBe('string');
  expect(known.has('DB')).toBe(false);
});
