import { CLUB_TYPE } from '@dure/contract/codes/club-type';

/** Heads and words of the manager's table as a sheet. */
export const approvalText = {
  fileName: '클럽 승인 목록.xlsx',
  sheet: '클럽',
  club: '클럽명',
  type: '유형',
  creator: '개설자',
  status: '상태',
  startAt: '시작일',
  endAt: '종료일',
  quizzes: '퀴즈',
  members: '멤버',
  capacity: '정원',
  submittedAt: '제출일',
  reason: '사유',
  types: { [CLUB_TYPE.quiz]: '퀴즈 클럽', [CLUB_TYPE.lecture]: '강의 클럽' } as Readonly<Record<string, string>>,
} as const;
