import { MAX_ROSTER_ROWS } from '@dure/contract/clubs/memberships/membership-limits';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { readCsv } from '../../../../kernel/spreadsheet/read-csv.ts';
import { readXlsx } from '../../../../kernel/spreadsheet/read-xlsx.ts';
import type { SheetRow } from '../../../../kernel/spreadsheet/sheet-xml.ts';
import { UnreadableSheet, type UnreadableReason } from '../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { membershipsText as text, ROSTER_HEADS } from '../memberships.text.ts';

/** A person of a roster as the file has them; `no` as a spreadsheet counts its rows. */
export interface RosterEntry {
  readonly no: number;
  readonly email: string;
  readonly name: string;
  /** Empty where the roster gives none. */
  readonly studentNumber: string;
}

/** Lines of a file at most, empty ones included: what has more would keep the server from everybody else. */
const MAX_LINES = 10 * MAX_ROSTER_ROWS;

const refuseFile = (message: string): never => refuseFields([{ path: 'file', message }]);

/** Marks that nobody sees, and other writings of the same character. */
const clean = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim();
/** Addresses and numbers are ASCII: full-width writings of their signs mean the same. */
const cleanSigns = (cell: string | undefined) => clean(cell).normalize('NFKC').trim();

const headOf = (cell: string) => clean(cell).toLowerCase().replace(/\s/g, '');
const columnOf = (heads: readonly string[], names: readonly string[]) =>
  heads.findIndex((head) => names.includes(head));

interface Columns {
  readonly email: number;
  readonly name: number;
  readonly studentNumber: number;
  /** The row that names the columns; -1 in a file without heads. */
  readonly headRow: number;
}

/** Above the heads may stand what the list is called. */
const ROWS_BEFORE_HEADS = 10;

/** Where the columns stand: by their heads, or in a file without heads by where the addresses are. */
function columnsOf(rows: readonly SheetRow[]): Columns {
  for (const [headRow, { cells }] of rows.slice(0, ROWS_BEFORE_HEADS).entries()) {
    const heads = cells.map(headOf);
    const email = columnOf(heads, ROSTER_HEADS.email);
    if (email < 0) continue;
    const name = columnOf(heads, ROSTER_HEADS.name);
    return { email, name, studentNumber: columnOf(heads, ROSTER_HEADS.studentNumber), headRow };
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
  const filled = rows.filter(({ cells }) => cells.some((cell) => clean(cell) !== ''));
  if (filled.length === 0) return refuseFile(text.empty);
  const { email, name, studentNumber, headRow } = columnsOf(filled);
  const people = filled.slice(headRow + 1);
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

const LIMITS = { maxRows: MAX_ROSTER_ROWS + ROWS_BEFORE_HEADS, maxColumns: 50 };
const UNREADABLE = {
  broken: () => text.brokenSheet,
  tooLarge: () => text.sheetTooLarge,
  tooManyRows: () => text.tooManyRows(MAX_ROSTER_ROWS),
  unreadable: () => text.unreadable,
  brokenQuotes: text.brokenQuotes,
} as const satisfies Record<UnreadableReason, (line: number) => string>;

function tell(error: unknown): never {
  if (error instanceof UnreadableSheet) return refuseFile(UNREADABLE[error.reason](error.line));
  throw error;
}

/** Reads a roster: CSV with e-mail, name and student number, in UTF-8 (with or without a mark), CP949 or UTF-16. */
export function readRoster(bytes: Uint8Array): RosterEntry[] {
  try {
    return entriesOf(readCsv(bytes, { maxLines: MAX_LINES }));
  } catch (error) {
    return tell(error);
  }
}

/** The same of a workbook's first sheet. */
export async function readRosterSheet(bytes: Buffer): Promise<RosterEntry[]> {
  try {
    return entriesOf((await readXlsx(bytes, LIMITS)).rows);
  } catch (error) {
    return tell(error);
  }
}
