import { number } from '../../../../ui/text/number-format.ts';

/** What grading in private and releasing say. */
export const releaseText = {
  title: '채점한 답을 공개할까요?',
  lead: '점수와 피드백이 멤버에게 보여요. 알림은 한 사람에게 한 번만 가요.',
  quizzes: '공개할 퀴즈',
  quiz: (no: number, question: string) => `퀴즈 ${no} · ${question}`,
  count: (count: number) => `${number.format(count)}개`,
  ungraded: (count: number) => `${number.format(count)}개는 아직 채점 전이에요. 그 사람들에게는 ‘채점 중’으로 보여요.`,
  early: (date: string) => `${date}에 마감해요. 그 뒤에 공개하는 편이 좋아요.`,
  allGraded: '최종답변을 모두 채점했어요.',
  notice: '보낼 알림',
  final: '공개는 되돌릴 수 없어요. 점수는 그 뒤에도 고칠 수 있고, 고치면 그 사람에게 다시 알려요.',
  none: '공개를 기다리는 점수가 없어요.',
  chooseFirst: '공개할 퀴즈를 골라 주세요.',
  hold: '비공개로 채점하고 모아서 공개하기',
  holdHint: '새로 매기는 점수와 피드백은 공개할 때까지 강사만 봐요. 이미 보인 점수는 그대로 보여요.',
  cancel: '취소',
  close: '닫기',
  send: (count: number) => `${number.format(count)}개 공개하기`,
  done: (count: number) => `${number.format(count)}개를 공개했어요.`,
  doneBefore: '다른 곳에서 먼저 공개했어요.',
  failed: '공개를 기다리는 점수를 불러오지 못했어요.',
} as const;
