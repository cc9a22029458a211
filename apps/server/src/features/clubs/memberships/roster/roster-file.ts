import { MAX_ROSTER_ROWS } from '@dure/contract/clubs/memberships/membership-limits';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import type { SheetRow } from '../../../../kernel/spreadsheet/sheet-xml.ts';
import { membershipsText as text, ROSTER_HEADS } from '../memberships.text.ts';
import {
  clean,
  cleanSigns,
  columnsNamed,
  readPeopleCsv,
  readPeopleFile,
  readPeopleWorkbook,
  refuseFile,
  ROWS_BEFORE_HEADS,
} from './people-sheet.ts';

/** A person of a roster as the file has them; `no` as a spreadsheet counts its rows. */
export interface RosterEntry {
  readonly no: number;
  readonly email: string;
  readonly name: string;
  /** Empty where the roster gives none. */
  readonly studentNumber: string;
}

interface Columns {
  readonly email: number;
  readonly name: number;
  readonly studentNumber: number;
  /** The row that names the columns; -1 in a file without heads. */
  readonly headRow: number;
}

/** Where the columns stand: by their heads, or in a file without heads by where the addresses are. */
function columnsOf(rows: readonly SheetRow[]): Columns {
  for (const [headRow, { cells }] of rows.slice(0, ROWS_BEFORE_HEADS).entries()) {
    const named = columnsNamed(cells, ROSTER_HEADS);
    if (named.email >= 0) return { ...named, headRow };
  }
  const address = rows[0]!.cells.findIndex((cell) => cell.includes('@'));
  if (address < 0) return refuseFile(text.noEmailColumn);
  return { email: address, name: address === 0 ? 1 : 0, studentNumber: -1, headRow: -1 };
}

/** A person as somebody wrote them, without what nobody sees. */
export const cleanEntry = ({ no, email, name, studentNumber }: RosterEntry): RosterEntry => ({
  no,
  email: cleanSigns(email),
  name: clean(name),
  studentNumber: cleanSigns(studentNumber),
});

function entriesOf(rows: readonly SheetRow[]): RosterEntry[] {
  const { email, name, studentNumber, headRow } = columnsOf(rows);
  const people = rows.slice(headRow + 1);
  if (people.length === 0) refuseFile(text.empty);
  if (people.length > MAX_ROSTER_ROWS) refuseFile(text.tooManyRows(MAX_ROSTER_ROWS));
  return people.map(({ cells, no }) =>
    cleanEntry({
      no,
      email: cells[email] ?? '',
      name: cells[name] ?? '',
      studentNumber: cells[studentNumber] ?? '',
    }),
  );
}

/** Reads a roster: CSV with e-mail, name and student number. */
export const readRoster = (bytes: Uint8Array): RosterEntry[] => entriesOf(readPeopleCsv(bytes));
/** The same of a workbook's first sheet. */
export const readRosterSheet = async (bytes: Buffer): Promise<RosterEntry[]> =>
  entriesOf(await readPeopleWorkbook(bytes));
/** The same of a file that was uploaded. */
export const readRosterFile = async (upload: Upload | undefined): Promise<RosterEntry[]> =>
  entriesOf(await readPeopleFile(upload));
