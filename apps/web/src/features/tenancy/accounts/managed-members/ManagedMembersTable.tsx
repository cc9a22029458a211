import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { ReactNode } from 'react';
import { useTenant } from '../../../../kernel/session.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column, TableSelection, TableSort } from '../../../../ui/lists/table-types.ts';
import { EmailText } from '../../../../ui/text/EmailText.tsx';
import { accountsText } from '../accounts.text.ts';
import { managedMembersText } from './managed-members.text.ts';

const text = managedMembersText.table;
const { none, roles, memberType, organization } = managedMembersText;

const looks = { ACTIVE: { tone: 'neutral' }, DORMANT: { tone: 'pre' }, LOCKED: { tone: 'bad', icon: 'lock' } } as const;

const others: readonly Column<ManagedMember>[] = [
  {
    id: 'email',
    header: text.email,
    cell: ({ email, loginName }) => (email ? <EmailText email={email} /> : (loginName ?? none)),
  },
  {
    id: 'studentNumber',
    header: text.studentNumber,
    cell: ({ studentNumber }) => studentNumber ?? none,
    className: 'whitespace-nowrap',
  },
  {
    id: 'role',
    header: text.role,
    cell: ({ roles: has }) => roles[highestRole(has)],
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
    cell: ({ state }) => <Chip {...looks[state]}>{managedMembersText.states[state]}</Chip>,
  },
  {
    id: 'lastUsedAt',
    isSortable: true,
    header: text.lastUsed,
    cell: ({ lastUsedAt }) => <DateText date={lastUsedAt} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'memberSince',
    isSortable: true,
    header: text.since,
    cell: ({ memberSince }) => <DateText date={memberSince} />,
    className: 'whitespace-nowrap',
  },
];

/** Whoever has no address stands there with what they log in by. */
const withNames = (column: Column<ManagedMember>): Column<ManagedMember> =>
  column.id === 'email' ? { ...column, header: text.emailOrName } : column;

export interface ManagedMembersTableProps {
  readonly members: readonly ManagedMember[];
  readonly isStale: boolean;
  /** To the member's sheet. */
  readonly link: (member: ManagedMember, parts: LinkParts) => ReactNode;
  readonly onOpen: (member: ManagedMember) => void;
  readonly selection: TableSelection;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

export function ManagedMembersTable(props: ManagedMembersTableProps) {
  const { members, isStale, link, onOpen, selection, sort, onSort } = props;
  const { loginNameType } = useTenant();
  // Those who came in by name stay when the organisation asks everybody for an address again.
  const hasNames = loginNameType !== 'NONE' || members.some(({ loginName }) => loginName !== null);
  const nickname: Column<ManagedMember> = {
    id: 'nickname',
    isSortable: true,
    header: text.nickname,
    isRowHeader: true,
    cell: (member) =>
      link(member, {
        className: 'touch-target underline-offset-4 hover:underline',
        'aria-label': text.open(member.nickname),
        children: member.nickname,
      }),
  };
  return (
    <Table
      label={text.label}
      columns={[nickname, ...(hasNames ? others.map(withNames) : others)]}
      rows={members}
      rowId={({ memberUUID }) => memberUUID}
      rowName={({ nickname }) => nickname}
      isStale={isStale}
      onOpen={onOpen}
      selection={selection}
      {...{ sort, onSort }}
    />
  );
}
