import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { type Expression, sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

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
    .select((row) => row.ref('email_normal').$notNull().as('email_normal'))
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
