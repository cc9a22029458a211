import type { Notice, NoticeAudience, NoticeSort } from '@dure/contract/clubs/notices/notices.endpoints';
import type { NoticeState } from '@dure/contract/clubs/notices/notice-states';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

export interface NewNotice extends Pick<Notice, 'title' | 'text' | 'ways'> {
  readonly audience: NoticeAudience;
  readonly bannerUntil: Date | null;
  readonly status: 'SCHEDULED' | 'SENDING';
  readonly sendAt: Date;
  readonly isTrial: boolean;
  readonly noticeKey: string;
}
interface Writing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Of a draft that was sent already there is no row. */
export const insertNotice = ({ tenantId, memberId, now }: Writing, notice: NewNotice) =>
  build
    .insertInto('notices')
    .values({
      tenant_id: tenantId,
      title: notice.title,
      body: notice.text,
      roles: notice.audience.roles,
      member_types: notice.audience.memberTypes,
      organization_codes: notice.audience.organizationCodes,
      club_sequences: notice.audience.clubSequences,
      in_running_clubs: notice.audience.inRunningClubs,
      in_bell: notice.ways.includes('BELL'),
      by_mail: notice.ways.includes('MAIL'),
      banner_until: notice.bannerUntil,
      status: notice.status,
      send_at: notice.sendAt,
      is_trial: notice.isTrial,
      sender_id: memberId,
      notice_key: notice.noticeKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sender_id', 'notice_key']).doNothing())
    .returning('notice_sequence');

/** What the sender sent under this key. */
export const findByKey = ({ tenantId, memberId }: Writing, noticeKey: string) =>
  build
    .selectFrom('notices')
    .select('notice_sequence')
    .where('tenant_id', '=', tenantId)
    .where('sender_id', '=', memberId)
    .where('notice_key', '=', noticeKey);

export const countSince = (tenantId: string, moment: Date) =>
  build
    .selectFrom('notices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>', moment);

export interface NoticeFilter {
  readonly keyword: string;
  readonly state?: NoticeState | undefined;
}

/** What is due begins with the next turn of the job: from then on it is under way. */
const hasState = (state: NoticeState, now: Date) => {
  if (state === 'SCHEDULED')
    return sql<boolean>`notices.status = 'SCHEDULED' and notices.send_at > ${now}::timestamptz`;
  if (state === 'SENDING')
    return sql<boolean>`(notices.status = 'SENDING'
      or notices.status = 'SCHEDULED' and notices.send_at <= ${now}::timestamptz)`;
  return sql<boolean>`notices.status = ${state}`;
};

const listed = (tenantId: string, { keyword, state }: NoticeFilter, now: Date) =>
  build
    .selectFrom('notices')
    .where('notices.tenant_id', '=', tenantId)
    .where(sql<boolean>`not notices.is_trial`)
    .$if(state !== undefined, (rows) => rows.where(hasState(state!, now)))
    .$if(keyword !== '', (rows) =>
      rows.where(sql<boolean>`position(${keyword.toLowerCase()} in lower(notices.title)) > 0`),
    );

const withShown = (rows: ReturnType<typeof listed>) =>
  rows
    .innerJoin('members as sender', (join) => sameTenant(join, 'sender', 'notices', { member_id: 'sender_id' }))
    .select([
      'notices.notice_sequence',
      'notices.title',
      'notices.body',
      'notices.roles',
      'notices.member_types',
      'notices.organization_codes',
      'notices.club_sequences',
      'notices.in_running_clubs',
      'notices.in_bell',
      'notices.by_mail',
      'notices.banner_until',
      'notices.status',
      'notices.send_at',
      'notices.recipient_count',
      'notices.read_count',
      'sender.nickname as sender_nickname',
      sql<
        string[]
      >`array(select clubs.club_name from unnest(notices.club_sequences) with ordinality as chosen(club, place)
        join clubs on clubs.tenant_id = notices.tenant_id and clubs.club_sequence = chosen.club
        order by chosen.place)`.as('club_names'),
      sql<number>`case when notices.status = 'SENDING' then (select count(*) from notice_recipients as waiting
        where waiting.tenant_id = notices.tenant_id and waiting.notice_sequence = notices.notice_sequence
          and waiting.awaits_mail) else 0 end`.as('waiting_count'),
    ]);

export const listNoticeRows = (
  tenantId: string,
  filter: NoticeFilter,
  now: Date,
  { page, size, sort }: PageOf & { readonly sort: NoticeSort },
) => {
  const order = sort === 'NEWEST' ? 'desc' : 'asc';
  return withShown(listed(tenantId, filter, now))
    .orderBy('notices.send_at', order)
    .orderBy('notices.notice_sequence', order)
    .limit(size)
    .offset((page - 1) * size);
};

export const countNotices = (tenantId: string, filter: NoticeFilter, now: Date) =>
  listed(tenantId, filter, now).select((row) => row.fn.countAll<number>().as('count'));

export const findNotice = (tenantId: string, notice: number, now: Date) =>
  withShown(listed(tenantId, { keyword: '' }, now)).where('notices.notice_sequence', '=', notice);

/** Ends one whose time has not come; none where it has, or where there is no such one. */
export const cancelScheduled = (tenantId: string, notice: number, now: Date) =>
  build
    .updateTable('notices')
    .set({ status: 'CANCELLED' })
    .where('tenant_id', '=', tenantId)
    .where('notice_sequence', '=', notice)
    .where('status', '=', 'SCHEDULED')
    .where('send_at', '>', now);

export const endBanner = (tenantId: string, notice: number, now: Date) =>
  build
    .updateTable('notices')
    .set({ banner_until: now })
    .where('tenant_id', '=', tenantId)
    .where('notice_sequence', '=', notice)
    .where('banner_until', '>', now);

/** What is over and older than that; what is still to be sent, or under way, is not. */
const isOverBefore = (moment: Date) =>
  sql<boolean>`(send_at < ${moment}::timestamptz and status in ('SENT', 'CANCELLED'))`;

export const deleteNoticesBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('notices').where('tenant_id', '=', tenantId).where(isOverBefore(moment));

/** Trials stand in no list, and are not counted. */
export const countNoticesBefore = (tenantId: string, moment: Date) =>
  build
    .selectFrom('notices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('is_trial', '=', false)
    .where(isOverBefore(moment));
