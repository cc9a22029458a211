import { MEMBER_ROLE_LABELS, MEMBER_TYPE_LABELS } from '../../tenancy/accounts/member-labels.text.ts';
import type { NoticeAudience } from './notices.endpoints.ts';
import type { NoticeState, NoticeWay } from './notice-states.ts';

export const NOTICE_STATE_LABELS: Readonly<Record<NoticeState, string>> = {
  SCHEDULED: '예약됨',
  SENDING: '보내는 중',
  SENT: '보냄',
  CANCELLED: '예약 취소됨',
};

export const NOTICE_WAY_LABELS: Readonly<Record<NoticeWay, string>> = { BELL: '종 알림', MAIL: '메일', BANNER: '배너' };

export const RUNNING_CLUBS_LABEL = '진행 중인 클럽의 사람';

/** Whom a notice is for, by the conditions that they meet; `clubNames` of its clubs. */
export function audienceNames(audience: NoticeAudience, clubNames: readonly string[]): string[] {
  const { roles, memberTypes, organizationCodes, inRunningClubs } = audience;
  const named = [
    ...roles.map((role) => MEMBER_ROLE_LABELS[role]),
    ...memberTypes.map((type) => MEMBER_TYPE_LABELS[type] ?? type),
    ...organizationCodes,
    ...(inRunningClubs ? [RUNNING_CLUBS_LABEL] : []),
    ...clubNames,
  ];
  return named.length === 0 ? ['모두'] : named;
}

/** Who sent it, before its title in the bell. */
export const noticeSender = (tenantName: string): string => `${tenantName} 공지`;
