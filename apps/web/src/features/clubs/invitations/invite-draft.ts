import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { InviteeColumn } from '@dure/contract/clubs/invitations/invitee-columns';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { keptCopy } from '../../../kernel/draft/kept.ts';
import type { RowTable } from '../../../kernel/row-check/row-table.ts';

/** A list as it stands in a file or was pasted; `columns` may be changed. */
export interface InviteeSheet {
  readonly columns: readonly (InviteeColumn | null)[];
  readonly rows: readonly { readonly no: number; readonly cells: readonly string[] }[];
  readonly emptyRows: number;
}

export interface ChosenClub {
  readonly clubSequence: number;
  readonly clubName: string;
}

/** How those of a list are invited. */
export interface InviteOptions {
  readonly role: MemberRole;
  readonly clubs: readonly ChosenClub[];
  /** The last day, `2026-12-11`, where the organisation is. */
  readonly until: string;
  readonly usesClassCode: boolean;
}

export interface InviteTable extends RowTable<Invitee> {
  readonly emptyRows: number;
}

/** What this device keeps until people are invited. */
export interface InviteDraft {
  readonly text: string;
  readonly sheet: InviteeSheet | null;
  readonly options: InviteOptions;
}

export const keptDraft = () => keptCopy<InviteDraft>('invite');
/** The checked rows lie apart: they change at every mended cell. */
export const keptTable = () => keptCopy<InviteTable>('invite:rows');

/** The people of a list by what its columns are said to hold. */
export function peopleOf({ columns, rows }: InviteeSheet) {
  const at = (column: InviteeColumn) => columns.indexOf(column);
  const places = {
    name: at('name'),
    email: at('email'),
    loginName: at('loginName'),
    studentNumber: at('studentNumber'),
  };
  const organization = at('organizationCode');
  return rows.map(({ no, cells }) => ({
    no,
    name: cells[places.name] ?? '',
    email: cells[places.email] ?? '',
    loginName: cells[places.loginName] ?? '',
    studentNumber: cells[places.studentNumber] ?? '',
    organizationCode: cells[organization] ?? '',
  }));
}
