import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../ui/lists/table-types.ts';
import { accountsText } from '../accounts.text.ts';
import { managedMembersText } from './managed-members.text.ts';

const text = managedMembersText.table;
const { none, roles, memberType, organization } = managedMembersText;

const columns: readonly Column<ManagedMember>[] = [
  { id: 'nickname', header: text.nickname, isRowHeader: true, cell: ({ nickname }) => nickname },
  { id: 'email', header: text.email, cell: ({ email }) => email || none, className: 'wrap-anywhere' },
  { id: 'studentNumber', header: text.studentNumber, cell: ({ studentNumber }) => studentNumber ?? none },
  {
    id: 'role',
    header: text.role,
    cell: ({ roles: has }) => roles[has.at(-1) ?? 'ROLE_USER'],
    className: 'whitespace-nowrap',
  },
  {
    id: 'memberType',
    header: memberType,
    cell: (member) => accountsText.memberTypes[member.memberType] ?? member.memberType,
    className: 'whitespace-nowrap',
  },
  { id: 'organizationCode', header: organization, cell: ({ organizationCode }) => organizationCode || none },
  {
    id: 'state',
    header: managedMembersText.state,
    cell: ({ state }) => <Chip tone={state === 'DORMANT' ? 'pre' : 'neutral'}>{managedMembersText.states[state]}</Chip>,
  },
  {
    id: 'lastUsedAt',
    header: text.lastUsed,
    cell: ({ lastUsedAt }) => <DateText date={lastUsedAt} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'memberSince',
    header: text.since,
    cell: ({ memberSince }) => <DateText date={memberSince} />,
    className: 'whitespace-nowrap',
  },
];

export interface ManagedMembersTableProps {
  readonly members: readonly ManagedMember[];
  readonly isStale: boolean;
}

export function ManagedMembersTable({ members, isStale }: ManagedMembersTableProps) {
  return (
    <Table
      label={text.label}
      columns={columns}
      rows={members}
      rowId={({ memberUUID }) => memberUUID}
      rowName={({ nickname }) => nickname}
      isStale={isStale}
    />
  );
}
