import { expect, test } from 'vitest';
import { cleaningsOf } from './cleaned.ts';
import { cleanedCells, withCell, withCheck, type RowCells } from './row-table.ts';

test.each([
  [' a@b.test ', 'a@b.test', ['BLANKS']],
  ['a\u200B@b.test', 'a@b.test', ['INVISIBLE']],
  ['ａ＠b.test', 'a@b.test', ['FULL_WIDTH']],
  ['\uFEFF ２０２６ ', '2026', ['BLANKS', 'INVISIBLE', 'FULL_WIDTH']],
  ['김가온', '김가온', []],
  // What a check made of it otherwise is not said to be cleaned.
  ['컴공', '컴퓨터공학과', []],
] as const)('what was taken off %j is said', (sent, checked, cleanings) => {
  expect(cleaningsOf(sent, checked)).toEqual(cleanings);
});

interface Row {
  readonly no: number;
  readonly email: string;
  readonly faults: [];
}
const cells: RowCells<Row> = {
  columns: ['email'],
  textOf: ({ email }) => email,
  withText: (row, _, email) => ({ ...row, email }),
};
const row = (no: number, email: string): Row => ({ no, email, faults: [] });

test('it stays said when another cell is checked, and goes when the cell is changed', () => {
  const rows = [row(1, 'a@b.test'), row(2, 'c@d.test')];
  const cleaned = cleanedCells(cells, [row(1, ' a@b.test'), row(2, 'c@d.test')], rows);
  expect(cleaned).toEqual({ '1.email': ['BLANKS'] });
  const table = { rows, touched: [], cleaned };
  const again = withCheck(cells, table, rows, { rows, touched: [], cleaned: {} });
  expect(again.cleaned).toEqual(cleaned);
  const changed = withCell(cells, again, { no: 1, column: 'email', text: 'e@f.test' });
  expect(changed.cleaned).toEqual({});
});
