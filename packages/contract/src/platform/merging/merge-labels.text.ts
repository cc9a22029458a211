import type { MergeConflict, MergedPart } from './merge-parts.ts';

export const MERGED_PART_LABELS: Readonly<Record<MergedPart, string>> = {
  CLUBS: '클럽',
  ANSWERS: '답변과 점수',
  REPLIES: '댓글',
  REACTIONS: '좋아요와 원픽',
  POINTS: '포인트',
  LECTURE_QUESTIONS: '강의 질문',
  FILES: '올린 파일',
  QUIZZES: '만든 퀴즈와 콘텐츠',
  RUN_CLUBS: '운영하는 클럽',
  LOG_INS: '연결한 기관 계정',
};

export const MERGE_CONFLICT_LABELS: Readonly<Record<MergeConflict, string>> = {
  SHARED_CLUBS: '둘 다 있는 클럽',
  SHARED_ANSWERS: '둘 다 답한 퀴즈',
  SAME_REACTIONS: '둘 다 누른 좋아요와 원픽',
  MUTUAL_REACTIONS: '서로에게 누른 좋아요와 원픽',
  ROLE: '서로 다른 역할',
};

/** What happens where both accounts have what a person has once. */
export const MERGE_RULE_TEXTS: Readonly<Record<MergeConflict, string>> = {
  SHARED_CLUBS: '남는 계정으로 있고, 합치는 계정의 자리는 비워요.',
  SHARED_ANSWERS: '남는 계정의 답변을 쓰고, 다른 답변은 합치는 계정의 이름으로 그대로 남아요.',
  SAME_REACTIONS: '남는 계정의 것만 세요.',
  MUTUAL_REACTIONS: '한 사람이 되므로 세지 않아요.',
  ROLE: '더 높은 역할을 가져요.',
};
