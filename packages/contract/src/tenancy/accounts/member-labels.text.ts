import type { MemberRole } from './member-roles.ts';
import type { MemberState } from './member-states.ts';

export const MEMBER_ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  ROLE_USER: '학습자',
  ROLE_INSTRUCTOR: '교수자',
  ROLE_MANAGER: '운영자',
};

export const MEMBER_STATE_LABELS: Readonly<Record<MemberState, string>> = {
  ACTIVE: '사용 중',
  DORMANT: '휴면',
  LOCKED: '잠김',
};

/** Kinds of member that have a name of their own; an organisation's others are called as it wrote them. */
export const MEMBER_TYPE_LABELS: Readonly<Record<string, string>> = {
  MEMBER: '일반 회원',
  STUDENT: '학생',
  STAFF: '교직원',
};
