import type { RetentionKind } from './retention-kinds.ts';

export const RETENTION_LABELS: Readonly<Record<RetentionKind, string>> = {
  mailDays: '메일 보관',
  invitationDays: '끝난 초대 보관',
  noticeDays: '공지 보관',
  conversationDays: '강의 도우미와 나눈 대화 보관',
};
