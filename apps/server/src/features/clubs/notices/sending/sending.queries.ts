import { EVERYBODY } from '@dure/contract/clubs/notices/everybody';
import type { NoticeAudience } from '@dure/contract/clubs/notices/notices.endpoints';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { NoticeRecipients } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isQuiet, type Sending } from '../../../tenancy/notifications/notifications.public.ts';
import { REACH, readersOf } from '../audience.queries.ts';

/** Takes one whose time has come, held; another server takes others. */
export const takeDue = (tenantId: string, now: Date) =>
  build
    .updateTable('notices')
    .set({ status: 'SENDING' })
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row(
        'notice_sequence',
        '=',
        row
          .selectFrom('notices as due')
          .select('due.notice_sequence')
          .where('due.tenant_id', '=', tenantId)
          .where('due.status', '=', 'SCHEDULED')
          .where('due.send_at', '<=', now)
          .orderBy('due.notice_sequence')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning([
      'notice_sequence',
      'roles',
      'member_types',
      'organization_codes',
      'club_sequences',
      'in_running_clubs',
    ]);

/** Keeps, of some members, all whom the notice reaches in one of its ways. */
const addReaders = (tenantId: string, notice: number, readers: ReturnType<typeof readersOf>) => {
  const inBell = sql<boolean>`(notices.in_bell and ${REACH.bell})`;
  const byMail = sql<boolean>`(notices.by_mail and ${REACH.mail})`;
  const hasBanner = sql<boolean>`(notices.banner_until is not null)`;
  return build
    .insertInto('notice_recipients')
    .columns(['tenant_id', 'notice_sequence', 'member_id', 'in_bell', 'awaits_telling', 'awaits_mail', 'has_banner'])
    .expression(
      readers
        .innerJoin('notices', (join) => inTenant(join, 'notices', tenantId).on('notices.notice_sequence', '=', notice))
        .select([
          'members.tenant_id',
          'notices.notice_sequence',
          'members.member_id',
          inBell.as('in_bell'),
          sql<boolean>`(${inBell} or ${hasBanner})`.as('awaits_telling'),
          byMail.as('awaits_mail'),
          hasBanner.as('has_banner'),
        ])
        .where(sql<boolean>`(${inBell} or ${byMail} or ${hasBanner})`),
    );
};

export const addRecipients = (tenantId: string, notice: number, audience: NoticeAudience) =>
  addReaders(tenantId, notice, readersOf(tenantId, audience));

/** A trial: its sender, in the ways that reach them. */
export const addSenderAlone = (tenantId: string, notice: number) =>
  addReaders(
    tenantId,
    notice,
    readersOf(tenantId, EVERYBODY).where(
      sql<boolean>`members.member_id = (select sender_id from notices as tried
        where tried.tenant_id = ${tenantId}::uuid and tried.notice_sequence = ${notice})`,
    ),
  );

export const keepRecipientCount = (tenantId: string, notice: number, count: number) =>
  build
    .updateTable('notices')
    .set({ recipient_count: count })
    .where('tenant_id', '=', tenantId)
    .where('notice_sequence', '=', notice);

/** Recipients by the notice under way and their own id, as an array: joined, each piece would read the whole table. */
const some = (tenantId: string, waits: Expression<SqlBool>, most: number) =>
  build
    .selectFrom('notice_recipients as due')
    .innerJoin('notices', (join) => sameTenant(join, 'notices', 'due', 'notice_sequence'))
    .select(['due.notice_sequence', 'due.member_id', 'due.in_bell', 'notices.title', 'notices.body', 'notices.by_mail'])
    .where('due.tenant_id', '=', tenantId)
    .where('notices.status', '=', 'SENDING')
    .where(waits)
    .orderBy('due.notice_sequence')
    .orderBy('due.member_id')
    .limit(most)
    .forUpdate('due')
    .skipLocked();

/** The next whose bell or pages are to be told, held. */
export const claimUntold = (tenantId: string, most: number) => some(tenantId, sql<boolean>`due.awaits_telling`, most);

/** The next who wait for their mail and are not in their quiet hours, held. */
export const claimUnmailed = (sending: Sending, most: number) =>
  some(sending.tenantId, sql<boolean>`due.awaits_mail`, most)
    .leftJoin('notification_times as times', (join) => sameTenant(join, 'times', 'due', 'member_id'))
    .where((row) => row.not(isQuiet(sending)));

type Recipient = RowPart<NoticeRecipients, 'notice_sequence' | 'member_id'>;
const these = (tenantId: string, recipients: readonly Recipient[]) =>
  sql<boolean>`notice_recipients.tenant_id = ${tenantId}::uuid
    and (notice_recipients.notice_sequence, notice_recipients.member_id) in (
      select * from unnest(${recipients.map((one) => one.notice_sequence)}::bigint[],
        ${recipients.map((one) => one.member_id)}::uuid[]))`;

export const markTold = (tenantId: string, recipients: readonly Recipient[]) =>
  build.updateTable('notice_recipients').set({ awaits_telling: false }).where(these(tenantId, recipients));

export const markMailed = (tenantId: string, recipients: readonly Recipient[]) =>
  build.updateTable('notice_recipients').set({ awaits_mail: false }).where(these(tenantId, recipients));

/** Notices of whom nobody waits any more. What another server is about still waits until it commits. */
export const finishNotices = (tenantId: string) =>
  build
    .updateTable('notices')
    .set({ status: 'SENT' })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'SENDING')
    .where(
      sql<boolean>`not exists (select from notice_recipients as waiting
        where waiting.tenant_id = notices.tenant_id and waiting.notice_sequence = notices.notice_sequence
          and waiting.awaits_telling)
      and not exists (select from notice_recipients as waiting
        where waiting.tenant_id = notices.tenant_id and waiting.notice_sequence = notices.notice_sequence
          and waiting.awaits_mail)`,
    );
