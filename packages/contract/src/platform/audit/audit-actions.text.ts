import type { AuditAction } from '../../tenancy/audit/audit-actions.ts';
import type { AuditKind } from './audit-kinds.ts';

export const AUDIT_KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  CHANGE: '변경',
  LOOK: '열람',
  DOWNLOAD: '내려받기',
};

/** What was changed, as the log says it. */
export const AUDIT_ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  aiSettings: 'AI 설정',
  brand: '브랜드와 메뉴',
  chatbotSettings: '도우미 설정',
  classCode: '수업 코드',
  clubApproval: '클럽 개설 승인',
  codes: '코드',
  invitationConfirmed: '초대 확인',
  invitationDeclined: '초대 거절',
  invitationRenewed: '다시 초대',
  invitationSettings: '초대 규칙',
  invitationWithdrawn: '초대 거둠',
  invitations: '초대',
  jobRetried: '작업 다시 하기',
  mailsRetried: '메일 다시 보내기',
  oneTimeCode: '일회용 코드 만들기',
  loginSettings: '기관 계정 로그인',
  memberLock: '계정 잠금',
  memberMail: '회원에게 메일',
  memberMerge: '계정 합치기',
  memberParting: '합친 계정 되돌리기',
  memberRole: '역할',
  memberSecondFactor: '2단계 인증 초기화',
  memberSessions: '로그인한 기기',
  notice: '공지 보냄',
  noticeBanner: '공지 배너 내림',
  noticeSchedule: '공지 예약 취소',
  noticeTrial: '공지 시험',
  organisationSettings: '가입과 운영',
  organizationCodes: '소속',
  pointSettings: '포인트 설정',
  postChanged: '남의 글 고침',
  postDeleted: '남의 글 지움',
  retentionSettings: '보관 기간',
  securitySettings: '보안 설정',
};
