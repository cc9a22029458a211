import { HIGH_SCORE, type PointKind } from './point-kinds.ts';

/** What points are given for, in words. */
export const POINT_KIND_LABELS: Readonly<Record<PointKind, string>> = {
  join: '클럽 가입',
  preAnswer: '사전답변',
  finalAnswer: '최종답변',
  onTime: '기한 안에 제출',
  like: '받은 좋아요',
  onePick: '받은 원픽',
  reply: '댓글',
  highScore: `${HIGH_SCORE}점 이상`,
  growth: '성장',
  quizUse: '다른 클럽이 쓴 내 퀴즈',
  influence: '동료에게 이어진 내 생각',
};
