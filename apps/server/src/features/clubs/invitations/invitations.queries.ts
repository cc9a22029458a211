import type { InvitationState } from '@dure/contract/clubs/invitations/invitation-states';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { type Expression, sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Somebody who is to be invited. */
export interface Invited {
  readonly invitationId: string;
  readonly email: string;
  readonly name: string;
  readonly studentNumber: string;
  readonly organizationCode: string;
}

/** What those of one call have in common. */
export interface Batch {
  readonly tenantId: string;
  readonly batchId: string;
  readonly invitedBy: string;
  readonly role: MemberRole;
  readonly status: 'PROPOSED' | 'INVITED';
  readonly validUntil: Date | Expression<Date>;
  readonly now: Date;
}

const column = (values: readonly unknown[], type: 'uuid' | 'text') => sql`${values}::${sql.raw(type)}[]`;

/**
 * Invites each address once: where its invitation has ended, or waits for a manager who now invites, that one begins anew. One
 * that counts stays as it is. Answers those that are new or begin anew.
 */
export const insertInvitations = (batch: Batch, people: readonly Invited[]) =>
  build
    .insertInto('invitations')
    .columns([
      'tenant_id',
      'invitation_id',
      'email',
      'email_normal',
      'name',
      'student_number',
      'organization_code',
      'role',
      'status',
      'invited_by',
      'batch_id',
      'created_at',
      'valid_until',
    ])
    .expression(
      build
        .selectFrom(
          sql<{ id: string; email: string; name: string; number: string; organization: string }>`unnest(
            ${column(
              people.map((one) => one.invitationId),
              'uuid',
            )},
            ${column(
              people.map((one) => one.email),
              'text',
            )},
            ${column(
              people.map((one) => one.name),
              'text',
            )},
            ${column(
              people.map((one) => one.studentNumber),
              'text',
            )},
            ${column(
              people.map((one) => one.organizationCode),
              'text',
            )})`.as<'one'>(sql`one(id, email, name, number, organization)`),
        )
        .select([
          sql<string>`${batch.tenantId}::uuid`.as('tenant_id'),
          'one.id',
          'one.email',
          sql<string>`lower(one.email)`.as('email_normal'),
          'one.name',
          sql<string>`nullif(one.number, '')`.as('student_number'),
          'one.organization',
          sql<string>`${batch.role}::text`.as('role'),
          sql<string>`${batch.status}::text`.as('status'),
          sql<string>`${batch.invitedBy}::uuid`.as('invited_by'),
          sql<string>`${batch.batchId}::uuid`.as('batch_id'),
          sql<Date>`${batch.now}::timestamptz`.as('created_at'),
          sql<Date>`${batch.validUntil}::timestamptz`.as('valid_until'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'email_normal'])
        .doUpdateSet((row) => ({
          email: row.ref('excluded.email'),
          name: row.ref('excluded.name'),
          student_number: row.ref('excluded.student_number'),
          organization_code: row.ref('excluded.organization_code'),
          role: row.ref('excluded.role'),
          status: row.ref('excluded.status'),
          invited_by: row.ref('excluded.invited_by'),
          batch_id: row.ref('excluded.batch_id'),
          created_at: row.ref('excluded.created_at'),
          valid_until: row.ref('excluded.valid_until'),
          secret_hash: null,
          mailed_at: null,
          ended_at: null,
          member_id: null,
        }))
        .where((row) =>
          row.or([
            row('invitations.status', 'in', ['WITHDRAWN', 'DECLINED', 'JOINED']),
            row.and([row('invitations.status', '=', 'PROPOSED'), row(sql`excluded.status`, '=', 'INVITED')]),
            row.and([row('invitations.status', '=', 'INVITED'), row('invitations.valid_until', '<=', batch.now)]),
          ]),
        ),
    )
    .returning(['invitation_id', 'email_normal']);

/** Clubs that those of the addresses enter whose invitation counts or waits for a manager, beside those that stand already. */
export const addClubs = (tenantId: string, emails: readonly string[], clubSequences: readonly number[]) =>
  build
    .insertInto('invitation_clubs')
    .columns(['tenant_id', 'invitation_id', 'club_sequence'])
    .expression((row) =>
      row
        .selectFrom('invitations')
        .innerJoin('clubs', (join) => inTenant(join, 'clubs', tenantId))
        .select(['invitations.tenant_id', 'invitations.invitation_id', 'clubs.club_sequence'])
        .where('invitations.tenant_id', '=', tenantId)
        .where('invitations.status', 'in', ['PROPOSED', 'INVITED'])
        .where(sql<boolean>`invitations.email_normal = any(${emails}::text[])`)
        .where(sql<boolean>`clubs.club_sequence = any(${clubSequences}::bigint[])`),
    )
    .onConflict((conflict) => conflict.doNothing());

/** Addresses that wait for a manager, held: their clubs count on where they are invited now. */
export const holdProposed = (tenantId: string, emails: readonly string[]) =>
  build
    .selectFrom('invitations')
    .select('invitation_id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'PROPOSED')
    .where(sql<boolean>`email_normal = any(${emails}::text[])`)
    .orderBy('email_normal')
    .forUpdate();

/** Clubs of an earlier invitation of the same address that has ended. */
export const dropClubs = (tenantId: string, invitationIds: readonly string[]) =>
  build
    .deleteFrom('invitation_clubs')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`invitation_id = any(${invitationIds}::uuid[])`);

/** Accounts and invitations of the addresses. */
export const findAccounts = (tenantId: string, emails: readonly string[]) =>
  build
    .selectFrom('members')
    .select('email_normal')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'WITHDRAWN')
    .where(sql<boolean>`email_normal = any(${emails}::text[])`);
export const findOpenInvitations = (tenantId: string, emails: readonly string[], now: Date) =>
  build
    .selectFrom('invitations')
    .select('email_normal')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'INVITED')
    .where('valid_until', '>', now)
    .where(sql<boolean>`email_normal = any(${emails}::text[])`);

export interface InvitationFilter {
  readonly keyword: string;
  readonly state?: InvitationState | undefined;
}

const narrowed = (tenantId: string, { keyword, state }: InvitationFilter, now: Date) => {
  const wanted = keyword.toLowerCase();
  return build
    .selectFrom('invitations')
    .where('invitations.tenant_id', '=', tenantId)
    .$if(state !== undefined, (rows) => rows.where('invitations.status', '=', state === 'EXPIRED' ? 'INVITED' : state!))
    .$if(state === 'EXPIRED', (rows) => rows.where('valid_until', '<=', now))
    .$if(state === 'INVITED', (rows) => rows.where('valid_until', '>', now))
    .$if(wanted !== '', (rows) =>
      rows.where(
        sql<boolean>`(position(${wanted} in lower(invitations.name)) > 0 or position(${wanted} in invitations.email_normal) > 0
          or position(${wanted} in lower(coalesce(invitations.student_number, ''))) > 0)`,
      ),
    );
};

export const listInvitationRows = (tenantId: string, filter: InvitationFilter, now: Date, { page, size }: PageOf) =>
  narrowed(tenantId, filter, now)
    .innerJoin('members', (join) => sameTenant(join, 'members', 'invitations', { member_id: 'invited_by' }))
    .select([
      'invitations.invitation_id',
      'invitations.name',
      'invitations.email',
      'invitations.student_number',
      'invitations.organization_code',
      'invitations.role',
      'invitations.status',
      'invitations.mailed_at',
      'invitations.valid_until',
      'invitations.ended_at',
      'invitations.created_at',
      'members.nickname',
      clubNames().as('club_names'),
    ])
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.invitation_id', 'desc')
    .limit(size)
    .offset((page - 1) * size);

/** Names of the clubs that an invitation opens. */
function clubNames() {
  return sql<string[]>`array(select clubs.club_name from invitation_clubs
    join clubs on clubs.tenant_id = invitation_clubs.tenant_id and clubs.club_sequence = invitation_clubs.club_sequence
    where invitation_clubs.tenant_id = invitations.tenant_id
      and invitation_clubs.invitation_id = invitations.invitation_id order by clubs.club_name)`;
}

export const countInvitations = (tenantId: string, filter: InvitationFilter, now: Date) =>
  narrowed(tenantId, filter, now).select((row) => row.fn.countAll<number>().as('count'));

/** How far the lists have come whose mails are not all written; one that ran out gets none any more. */
export const findSending = (tenantId: string, now: Date) =>
  build
    .selectFrom('invitations')
    .select((row) => [
      row.fn.countAll<number>().as('of'),
      sql<number>`count(*) filter (where mailed_at is not null)`.as('done'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['INVITED', 'JOINED'])
    .where((row) =>
      row(
        'batch_id',
        'in',
        row
          .selectFrom('invitations as waiting')
          .select('waiting.batch_id')
          .where('waiting.tenant_id', '=', tenantId)
          .where('waiting.status', '=', 'INVITED')
          .where('waiting.mailed_at', 'is', null)
          .where('waiting.valid_until', '>', now),
      ),
    );

export const countProposed = (tenantId: string) =>
  build
    .selectFrom('invitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'PROPOSED');

const named = (tenantId: string, invitationIds: readonly string[]) =>
  build
    .updateTable('invitations')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`invitation_id = any(${invitationIds}::uuid[])`);

/** Another link, as if nobody had been invited before. */
const ANEW = { status: 'INVITED', secret_hash: null, mailed_at: null, ended_at: null } as const;

/** Of a proposal each is confirmed once, whoever decides first. */
export const confirmProposed = (
  tenantId: string,
  invitationIds: readonly string[],
  { batchId, validUntil }: { readonly batchId: string; readonly validUntil: Batch['validUntil'] },
) =>
  named(tenantId, invitationIds)
    .where('status', '=', 'PROPOSED')
    .set({ ...ANEW, batch_id: batchId, valid_until: validUntil })
    .returning('invitation_id');

export const declineProposed = (tenantId: string, invitationIds: readonly string[], now: Date) =>
  named(tenantId, invitationIds)
    .where('status', '=', 'PROPOSED')
    .set({ status: 'DECLINED', ended_at: now })
    .returning('invitation_id');

/** Those whose address has an account meanwhile are left out: there is nothing to invite them to. */
export const renewEnded = (
  tenantId: string,
  invitationIds: readonly string[],
  { batchId, validUntil }: { readonly batchId: string; readonly validUntil: Date },
) =>
  named(tenantId, invitationIds)
    .where('status', 'in', ['INVITED', 'WITHDRAWN', 'DECLINED'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('members')
            .select('members.member_id')
            .whereRef('members.tenant_id', '=', 'invitations.tenant_id')
            .whereRef('members.email_normal', '=', 'invitations.email_normal'),
        ),
      ),
    )
    .set({ ...ANEW, batch_id: batchId, valid_until: validUntil })
    .returning('invitation_id');

export const withdrawOpen = (tenantId: string, invitationIds: readonly string[], now: Date) =>
  named(tenantId, invitationIds)
    .where('status', 'in', ['INVITED', 'PROPOSED'])
    .set({ status: 'WITHDRAWN', ended_at: now, secret_hash: null })
    .returning('invitation_id');

/** Ended invitations are kept for a while, so that a manager sees what became of them. */
export const deleteEndedBefore = (tenantId: string, moment: Date) =>
  build
    .deleteFrom('invitations')
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row.or([row('ended_at', '<', moment), row.and([row('status', '=', 'INVITED'), row('valid_until', '<', moment)])]),
    );
