import type { NoticeState, NoticeWay } from './notice-states.ts';

export const NOTICE_STATE_LABELS: Readonly<Record<NoticeState, string>> = {
  SCHEDULED: '예약됨',
  SENDING: '보내는 중',
  SENT: '보냄',
  CANCELLED: '예약 취소됨',
};

export const NOTICE_WAY_LABELS: Readonly<Record<NoticeWay, string>> = { BELL: '종 알림', MAIL: '메일', BANNER: '배너' };

/** Who sent it, before its title in the bell. */
export const noticeSender = (tenantName: string): string => `${tenantName} 공지`;
