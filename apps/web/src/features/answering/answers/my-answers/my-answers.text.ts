import { number } from '../../../../ui/text/number-format.ts';

/** The list of one's own answers in a club. */
export const myAnswersText = {
  title: '내 답변',
  place: (week: number, no: number) => `${week}주차 · 퀴즈 ${no}`,
  writing: { pre: '사전답변 쓰는 중', final: '최종답변 쓰는 중' },
  onTime: '마감 전에 제출',
  late: '마감 뒤에 제출',
  steps: { pre: '사전답변', final: '최종답변' },
  official: (grade: number) => `공식 점수 ${grade}점`,
  graders: { INSTRUCTOR: '강사', AI: 'AI', SELF: '자기 채점' },
  grade: (grader: string, grade: number) => `${grader} ${grade}점`,
  comprehension: (value: number) => `이해도 ${value} / 5`,
  counts: (likes: number, picks: number, replies: number) =>
    `좋아요 ${number.format(likes)} · 원픽 ${number.format(picks)} · 댓글 ${number.format(replies)}`,
  feedback: '강사 피드백',
  more: '…',
  empty: '아직 쓴 답변이 없어요. 퀴즈를 골라 먼저 내 생각을 써 보세요.',
  toQuizzes: '퀴즈 보기',
} as const;
