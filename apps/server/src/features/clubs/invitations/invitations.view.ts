import type { Invitation } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { InvitationState } from '@dure/contract/clubs/invitations/invitation-states';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { listInvitationRows } from './invitations.queries.ts';

type Row = RowsOf<ReturnType<typeof listInvitationRows>>[number];

export const stateAt = ({ status, valid_until }: Pick<Row, 'status' | 'valid_until'>, now: Date): InvitationState =>
  status === 'INVITED' && valid_until <= now ? 'EXPIRED' : (status as InvitationState);

export const invitationView = (row: Row, now: Date): Invitation => ({
  invitationId: row.invitation_id,
  name: row.name,
  email: row.email,
  studentNumber: row.student_number,
  organizationCode: row.organization_code,
  role: row.role as Invitation['role'],
  state: stateAt(row, now),
  clubNames: row.club_names,
  invitedBy: row.nickname,
  mailedAt: row.mailed_at?.toISOString() ?? null,
  validUntil: row.valid_until.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
