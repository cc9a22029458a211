import type { ClassCodeState } from './class-code-states.ts';
import type { InvitationState } from './invitation-states.ts';
import type { InviteeColumn, InviteeState } from './invitee-columns.ts';

export const INVITATION_STATE_LABELS: Readonly<Record<InvitationState, string>> = {
  PROPOSED: '확인 기다림',
  INVITED: '초대함',
  JOINED: '들어옴',
  EXPIRED: '기한 지남',
  WITHDRAWN: '거둠',
  DECLINED: '받지 않음',
};

export const INVITEE_STATE_LABELS: Readonly<Record<InviteeState, string>> = {
  INVITE: '메일',
  INVITED: '이미 초대함',
  MEMBER: '이미 회원',
  ACCOUNT: '일회용 코드',
  CODE: '수업 코드',
  FAULT: '고칠 행',
};

export const INVITEE_COLUMN_LABELS: Readonly<Record<InviteeColumn, string>> = {
  name: '이름',
  email: '이메일',
  loginName: '아이디',
  studentNumber: '학번',
  organizationCode: '소속',
};

export const CLASS_CODE_STATE_LABELS: Readonly<Record<ClassCodeState, string>> = {
  OPEN: '쓰는 중',
  FULL: '자리 없음',
  EXPIRED: '기한 지남',
  CLOSED: '닫음',
};
