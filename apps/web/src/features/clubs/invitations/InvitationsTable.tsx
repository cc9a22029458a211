import type { InvitationState } from '@dure/contract/clubs/invitations/invitation-states';
import type { Invitation } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../ui/buttons/chip-class.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column, TableSelection, TableSort } from '../../../ui/lists/table-types.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { invitationsText } from './invitations.text.ts';

const text = invitationsText.table;

const TONES: Readonly<Record<InvitationState, ChipTone>> = {
  PROPOSED: 'pre',
  INVITED: 'brand',
  JOINED: 'good',
  EXPIRED: 'pre',
  WITHDRAWN: 'neutral',
  DECLINED: 'neutral',
};

/** How it stands and since when. */
function Standing({
  invitation: { state, mailedAt, endedAt, createdAt, validUntil },
}: {
  readonly invitation: Invitation;
}) {
  const since = endedAt ?? (state === 'EXPIRED' ? validUntil : (mailedAt ?? createdAt));
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Chip tone={TONES[state]}>{invitationsText.states[state]}</Chip>
      <span className="text-sm whitespace-nowrap text-ink-3">
        {state === 'INVITED' && mailedAt === null ? text.waiting : <DateText date={since} look="short" />}
      </span>
    </span>
  );
}

const columns: readonly Column<Invitation>[] = [
  {
    id: 'name',
    isSortable: true,
    header: text.name,
    isRowHeader: true,
    className: 'min-w-44',
    cell: ({ name, email, studentNumber }) => (
      <span className="flex flex-col">
        <span className="break-keep">
          {name} <span className="text-sm font-normal text-ink-3">{studentNumber}</span>
        </span>
        <span className="text-sm font-normal text-ink-2">
          <EmailText email={email} />
        </span>
      </span>
    ),
  },
  { id: 'state', header: text.state, cell: (invitation) => <Standing invitation={invitation} /> },
  {
    id: 'role',
    header: text.role,
    cell: ({ role, organizationCode }) => [organizationCode, invitationsText.roles[role]].filter(Boolean).join(' '),
  },
  {
    id: 'clubs',
    header: text.clubs,
    cell: ({ clubNames }) => clubNames.join(', ') || text.none,
    isInCard: ({ clubNames }) => clubNames.length > 0,
    className: 'min-w-32',
  },
  { id: 'invitedBy', header: text.invitedBy, cell: ({ invitedBy }) => invitedBy, className: 'min-w-20 break-keep' },
  {
    id: 'validUntil',
    isSortable: true,
    header: text.until,
    cell: ({ validUntil }) => <DateText date={validUntil} />,
    isInCard: ({ state }) => state === 'INVITED' || state === 'EXPIRED',
    className: 'whitespace-nowrap',
  },
];

export interface InvitationsTableProps {
  readonly invitations: readonly Invitation[];
  readonly isStale: boolean;
  readonly selection: TableSelection;
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

export const InvitationsTable = ({ invitations, ...table }: InvitationsTableProps) => (
  <Table
    label={text.label}
    columns={columns}
    rows={invitations}
    rowId={({ invitationId }) => invitationId}
    rowName={({ name, email }) => name || email}
    {...table}
  />
);
