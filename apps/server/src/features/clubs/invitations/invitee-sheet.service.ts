import { cleanText } from '@dure/contract/http/clean-text';
import { MAX_INVITEES, MAX_INVITEE_SHEET_COLUMNS } from '@dure/contract/clubs/invitations/invitation-limits';
import type { InviteeColumn } from '@dure/contract/clubs/invitations/invitee-columns';
import type { Upload } from '../../../kernel/files/uploads.ts';
import type { SheetRow } from '../../../kernel/spreadsheet/sheet-xml.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  clean,
  columnsNamed,
  membershipsText,
  readPeopleFile,
  refuseFile,
  ROSTER_HEADS,
  ROWS_BEFORE_HEADS,
} from '../memberships/memberships.public.ts';
import { ORGANIZATION_HEADS } from './invitations.text.ts';

type Columns = (InviteeColumn | null)[];

const HEADS = { ...ROSTER_HEADS, organizationCode: ORGANIZATION_HEADS };
const isNumber = (cell: string) => /^[A-Za-z]?[\d-]{4,20}$/.test(cell);

/** The row that names the columns, and what they hold by it; of a list without heads nothing. */
function headOf(rows: readonly SheetRow[]): { at: number; columns: Columns } | undefined {
  for (const [at, { cells }] of rows.slice(0, ROWS_BEFORE_HEADS).entries()) {
    const named = Object.entries(columnsNamed(cells, HEADS)) as [InviteeColumn, number][];
    const found = named.filter(([, column]) => column >= 0);
    if (found.length === 0 || cells.some((cell) => cell.includes('@'))) continue;
    return { at, columns: cells.map((_, column) => found.find(([, one]) => one === column)?.[0] ?? null) };
  }
  return undefined;
}

/** What most cells of a column look like; each kind is one column's, and the first that looks like nothing holds the names. */
function guessed(rows: readonly SheetRow[], organizations: readonly string[]): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const most = (column: number, test: (cell: string) => boolean) => {
    const cells = rows.map(({ cells: all }) => clean(all[column])).filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter(test).length * 2 > cells.length;
  };
  const left = new Set<InviteeColumn>(['email', 'studentNumber', 'organizationCode', 'name']);
  const take = (kind: InviteeColumn, isMeant: boolean) => isMeant && left.delete(kind);
  return Array.from({ length: width }, (_, column): InviteeColumn | null => {
    if (
      take(
        'email',
        most(column, (cell) => cell.includes('@')),
      )
    )
      return 'email';
    if (take('studentNumber', most(column, isNumber))) return 'studentNumber';
    if (
      take(
        'organizationCode',
        most(column, (cell) => organizations.includes(cell)),
      )
    )
      return 'organizationCode';
    return take(
      'name',
      most(column, (cell) => !cell.includes('@') && !isNumber(cell)),
    )
      ? 'name'
      : null;
  });
}

/** A list of people as it stands in a file, with what its columns seem to hold; nothing of it is kept. */
export async function readInviteeSheet(unit: Unit, [upload]: readonly Upload[]) {
  await unit.settle();
  const rows = await readPeopleFile(upload);
  const head = headOf(rows);
  const people = rows.slice(head ? head.at + 1 : 0);
  if (people.length === 0) refuseFile(membershipsText.empty);
  if (people.length > MAX_INVITEES) refuseFile(membershipsText.tooManyRows(MAX_INVITEES));
  const columns = head?.columns ?? guessed(people, unit.tenant.organization_codes);
  const width = Math.min(MAX_INVITEE_SHEET_COLUMNS, columns.length);
  const last = people.at(-1)!.no;
  const first = people[0]!.no;
  return {
    columns: columns.slice(0, width),
    rows: people.map(({ no, cells }) => ({
      no,
      cells: Array.from({ length: width }, (_, column) => cleanText(cells[column] ?? '')),
    })),
    emptyRows: last - first + 1 - people.length,
  };
}
