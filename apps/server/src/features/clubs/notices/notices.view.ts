import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { type NoticeState, type NoticeWay } from '@dure/contract/clubs/notices/notice-states';
import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { listNoticeRows } from './notices.queries.ts';

export type NoticeRow = RowsOf<ReturnType<typeof listNoticeRows>>[number];

/** What is due begins with the next turn of the job: from then on it is under way. */
const stateAt = ({ status, send_at }: NoticeRow, now: Date): NoticeState =>
  status === 'SCHEDULED' && send_at <= now ? 'SENDING' : (status as NoticeState);

const waysOf = ({ in_bell, by_mail, banner_until }: NoticeRow): NoticeWay[] => [
  ...(in_bell ? (['BELL'] as const) : []),
  ...(by_mail ? (['MAIL'] as const) : []),
  ...(banner_until ? (['BANNER'] as const) : []),
];

export const noticeView = (row: NoticeRow, now: Date): Notice => ({
  noticeSequence: row.notice_sequence,
  title: row.title,
  text: row.body,
  audience: {
    roles: MEMBER_ROLES.filter((role) => row.roles.includes(role)),
    memberTypes: row.member_types,
    organizationCodes: row.organization_codes,
    clubSequences: row.club_sequences,
    inRunningClubs: row.in_running_clubs,
    clubNames: row.club_names,
  },
  ways: waysOf(row),
  bannerUntil: row.banner_until?.toISOString() ?? null,
  state: stateAt(row, now),
  sendAt: row.send_at.toISOString(),
  sender: row.sender_nickname,
  recipientCount: row.recipient_count,
  readCount: row.read_count,
  waitingCount: row.waiting_count,
});
