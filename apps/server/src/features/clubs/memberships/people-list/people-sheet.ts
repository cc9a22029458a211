import { readFile } from 'node:fs/promises';
import { MAX_ROSTER_ROWS } from '@dure/contract/clubs/memberships/membership-limits';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { readCsv } from '../../../../kernel/spreadsheet/read-csv.ts';
import { readXlsx } from '../../../../kernel/spreadsheet/read-xlsx.ts';
import type { SheetRow } from '../../../../kernel/spreadsheet/sheet-xml.ts';
import { UnreadableSheet, type UnreadableReason } from '../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { XLSX_TYPE } from '../../../../kernel/spreadsheet/xlsx.ts';
import { membershipsText as text } from '../memberships.text.ts';

/** Lines of a file at most, empty ones included: what has more would keep the server from everybody else. */
const MAX_LINES = 10 * MAX_ROSTER_ROWS;
/** Above the heads may stand what the list is called. */
export const ROWS_BEFORE_HEADS = 10;
const LIMITS = { maxRows: MAX_ROSTER_ROWS + ROWS_BEFORE_HEADS, maxColumns: 50 };

export const refuseFile = (message: string): never => refuseFields([{ path: 'file', message }]);

/** Without marks that nobody sees, fillers of Hangul among them, and without other writings of the same character. */
export const clean = (cell: string | undefined): string =>
  (cell ?? '')
    .replace(/[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, '')
    .normalize('NFC')
    .trim();
/** Addresses and numbers are ASCII: full-width writings of their signs mean the same. */
export const cleanSigns = (cell: string | undefined): string => clean(cell).normalize('NFKC').trim();

const headOf = (cell: string) => clean(cell).toLowerCase().replace(/\s/g, '');
/** Which of the columns the head of each names, by the `heads` that people write; -1 for one that none names. */
export function columnsNamed<Column extends string>(
  cells: readonly string[],
  heads: Readonly<Record<Column, readonly string[]>>,
): Record<Column, number> {
  const found = cells.map(headOf);
  const at = ([column, names]: [string, unknown]) =>
    [column, found.findIndex((head) => (names as readonly string[]).includes(head))] as const;
  return Object.fromEntries(Object.entries(heads).map(at)) as Record<Column, number>;
}

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

function filled(rows: readonly SheetRow[]): SheetRow[] {
  const kept = rows.filter(({ cells }) => cells.some((cell) => clean(cell) !== ''));
  return kept.length > 0 ? kept : refuseFile(text.empty);
}

/** Rows with anything in them of a CSV file, in UTF-8 (with or without a mark), CP949 or UTF-16. */
export function readPeopleCsv(bytes: Uint8Array): SheetRow[] {
  try {
    return filled(readCsv(bytes, { maxLines: MAX_LINES }));
  } catch (error) {
    return tell(error);
  }
}

/** The same of a workbook's first sheet. */
export async function readPeopleWorkbook(bytes: Buffer): Promise<SheetRow[]> {
  try {
    return filled((await readXlsx(bytes, LIMITS)).rows);
  } catch (error) {
    return tell(error);
  }
}

/** The same of a file that its content says how to read. */
export async function readPeopleFile(upload: Upload | undefined): Promise<SheetRow[]> {
  if (!upload) return refuseFile(text.fileMissing);
  const bytes = await readFile(upload.path);
  if (upload.contentType.startsWith('text/')) return readPeopleCsv(bytes);
  return upload.contentType === XLSX_TYPE ? readPeopleWorkbook(bytes) : refuseFile(text.noWorkbook);
}
