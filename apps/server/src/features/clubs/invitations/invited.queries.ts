import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** The invitation that a link is of, while it counts, with the account that its address has by now. */
export const findBySecret = (tenantId: string, secretHash: string, now: Date) =>
  build
    .selectFrom('invitations')
    .leftJoin('members', (join) =>
      sameTenant(join, 'members', 'invitations', 'email_normal').on('members.status', '<>', 'WITHDRAWN'),
    )
    .select([
      'invitations.invitation_id',
      'invitations.email',
      'invitations.email_normal',
      'invitations.name',
      'invitations.student_number',
      'invitations.organization_code',
      'invitations.role',
      'invitations.invited_by',
      // Of an address whose account was merged, the account that stands for it.
      sql<string | null>`standing_account(members.tenant_id, members.member_id)`.as('account_id'),
      'members.email_verified_at as account_proven_at',
      sql<{ sequence: number; name: string }[]>`(select coalesce(json_agg(json_build_object(
          'sequence', clubs.club_sequence, 'name', clubs.club_name) order by clubs.club_name), '[]')
        from invitation_clubs join clubs on clubs.tenant_id = invitation_clubs.tenant_id
          and clubs.club_sequence = invitation_clubs.club_sequence
        where invitation_clubs.tenant_id = invitations.tenant_id
          and invitation_clubs.invitation_id = invitations.invitation_id)`.as('clubs'),
    ])
    .where('invitations.tenant_id', '=', tenantId)
    .where('invitations.secret_hash', '=', secretHash)
    .where('invitations.status', '=', 'INVITED')
    .where('invitations.valid_until', '>', now);

/** The invitation, held while it counts: of two that use it at once the second finds none. */
export const holdInvitation = (tenantId: string, invitationId: string, now: Date) =>
  build
    .selectFrom('invitations')
    .select('invitation_id')
    .where('tenant_id', '=', tenantId)
    .where('invitation_id', '=', invitationId)
    .where('status', '=', 'INVITED')
    .where('valid_until', '>', now)
    .forUpdate();

/** Uses up an invitation that is held. */
export const takeInvitation = (tenantId: string, invitationId: string, memberId: string, now: Date) =>
  build
    .updateTable('invitations')
    .set({ status: 'JOINED', member_id: memberId, ended_at: now, secret_hash: null })
    .where('tenant_id', '=', tenantId)
    .where('invitation_id', '=', invitationId);
