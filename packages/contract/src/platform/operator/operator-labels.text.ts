import type { INSTALLATION_FAULTS } from './installation.endpoints.ts';
import type { OperatorAction } from './operator-actions.ts';
import type { TenantSort } from './tenant-sorts.ts';
import type { TenantState } from './tenant-state.ts';

/** How the page of operators calls what they do. */
export const OPERATOR_ACTION_LABELS: Readonly<Record<OperatorAction, string>> = {
  tenantMade: '기관 만들기',
  tenantRenamed: '기관 이름 바꾸기',
  tenantLimited: '기관 한도 바꾸기',
  firstManagerInvited: '첫 운영자 다시 초대',
  tenantSuspended: '기관 멈추기',
  tenantResumed: '기관 다시 열기',
  tenantDeletionOrdered: '기관 삭제 예약',
  tenantDeletionCalledOff: '기관 삭제 취소',
  tenantDeleted: '기관 삭제',
  tenantExported: '기관 내보내기',
  tenantImported: '기관 들이기',
  importDiscarded: '들이기 그만두기',
  operatorMade: '운영 계정 만들기',
  operatorUnlocked: '운영 계정 잠금 풀기',
  operatorRenewed: '운영 계정 열쇠 바꾸기',
  operatorRetired: '운영 계정 끝내기',
  operatorLoggedIn: '로그인',
  operatorLocked: '로그인 잠김',
  backupBegun: '백업 시작',
};

export const TENANT_STATE_LABELS: Readonly<Record<TenantState, string>> = {
  ACTIVE: '사용 중',
  SUSPENDED: '멈춤',
  DELETING: '삭제 예정',
};

export const TENANT_SORT_LABELS: Readonly<Record<TenantSort, string>> = {
  name: '기관',
  people: '회원',
  files: '저장 공간',
  lastUsed: '마지막 활동',
};

export const INSTALLATION_FAULT_LABELS: Readonly<Record<(typeof INSTALLATION_FAULTS)[number], string>> = {
  FILES: '파일 저장소가 답하지 않아요',
  JOBS: '실패한 작업이 있어요',
};
