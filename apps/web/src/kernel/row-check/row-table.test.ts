import { expect, test } from 'vitest';
import type { CheckedRow } from '@dure/contract/imports/checked-row';
import { withCell, withCheck, withCleaned, type RowCells, type RowTable } from './row-table.ts';

interface Row extends CheckedRow<'email'> {
  readonly email: string;
}
const cells: RowCells<Row> = {
  columns: ['email'],
  textOf: ({ email }) => email,
  withText: (row, _, email) => ({ ...row, email }),
};
const row = (no: number, email: string, cleaned: Row['cleaned'] = []): Row => ({ no, email, faults: [], cleaned });
const blanks: Row['cleaned'] = [{ column: 'email', cleanings: ['BLANKS'] }];
const tableOf = (rows: readonly Row[]): RowTable<Row> => ({ rows, touched: [] });
const read = withCleaned<Row, RowTable<Row>>(tableOf([row(1, 'a@b.test', blanks), row(2, 'c@d.test')]));

test('what was taken off a cell stays said when its row is checked again, and goes when it is changed', () => {
  expect(read.cleaned).toEqual({ '1.email': ['BLANKS'] });
  const again = withCheck(cells, read, read.rows, tableOf([row(1, 'a@b.test'), row(2, 'c@d.test')]));
  expect(again.cleaned).toEqual(read.cleaned);
  expect(withCell(cells, again, { no: 1, column: 'email', text: 'e@f.test' }).cleaned).toEqual({});
});

test('a check that answers late says nothing of a cell that was typed into since', () => {
  const typed = withCell(cells, read, { no: 1, column: 'email', text: 'e@f.test' });
  const found = tableOf([row(1, 'a@b.test', blanks), row(2, 'c@d.test')]);
  expect(withCheck(cells, typed, read.rows, found).cleaned).toEqual({});
});

test('a row that was taken out is not counted', () => {
  const rest = { ...read, rows: read.rows.slice(1) };
  expect(withCheck(cells, rest, rest.rows, tableOf(rest.rows)).cleaned).toEqual({});
});
