import { MAX_ROSTER_ROWS } from '@dure/contract/clubs/memberships/membership-limits';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { ROSTER_COLUMNS } from '@dure/contract/clubs/memberships/roster-states';
import { cleanedCells } from '../../../kernel/imports/cleaned-cells.ts';
import type { SheetRow } from '../../../kernel/spreadsheet/sheet-xml.ts';
import {
  clean,
  cleanSigns,
  columnsNamed,
  type ListedPerson,
  membershipsText as text,
  refuseFile,
  ROSTER_HEADS,
  ROWS_BEFORE_HEADS,
} from '../memberships/memberships.public.ts';

interface Columns {
  readonly email: number;
  readonly loginName: number;
  readonly name: number;
  readonly studentNumber: number;
  /** The row that names the columns; -1 in a file without heads. */
  readonly headRow: number;
}

/** Where the columns stand: by their heads, or in a file without heads by where the addresses are. */
function columnsOf(rows: readonly SheetRow[]): Columns {
  for (const [headRow, { cells }] of rows.slice(0, ROWS_BEFORE_HEADS).entries()) {
    const named = columnsNamed(cells, ROSTER_HEADS);
    if (named.email >= 0 || named.loginName >= 0) return { ...named, headRow };
  }
  const address = rows[0]!.cells.findIndex((cell) => cell.includes('@'));
  if (address < 0) return refuseFile(text.noEmailColumn);
  return { email: address, loginName: -1, name: address === 0 ? 1 : 0, studentNumber: -1, headRow: -1 };
}

/** A person of a roster, and what was taken off their cells. */
export type RosterEntry = ListedPerson & Pick<RosterRow, 'cleaned'>;

/** A person as somebody wrote them, without what nobody sees. */
export function cleanEntry(given: ListedPerson): RosterEntry {
  const { no, email, name, studentNumber } = given;
  const kept = { email: cleanSigns(email), name: clean(name), studentNumber: cleanSigns(studentNumber) };
  return { no, ...kept, cleaned: cleanedCells(ROSTER_COLUMNS, given, kept) };
}

/** The people of a roster by the rows of its file. */
export function rosterEntries(rows: readonly SheetRow[]): RosterEntry[] {
  const { email, loginName, name, studentNumber, headRow } = columnsOf(rows);
  const people = rows.slice(headRow + 1);
  if (people.length === 0) refuseFile(text.empty);
  if (people.length > MAX_ROSTER_ROWS) refuseFile(text.tooManyRows(MAX_ROSTER_ROWS));
  return people.map(({ cells, no }) =>
    cleanEntry({
      no,
      // Whoever has no address is known by the name that they log in by.
      email: cells[email] || (cells[loginName] ?? ''),
      name: cells[name] ?? '',
      studentNumber: cells[studentNumber] ?? '',
    }),
  );
}
