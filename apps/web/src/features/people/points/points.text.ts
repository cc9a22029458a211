import { number } from '../../../ui/text/number-format.ts';

const signed = (points: number) => `${points > 0 ? '+' : '−'}${number.format(Math.abs(points))}`;

export const pointsText = {
  title: '포인트',
  total: '모두',
  thisMonth: '이번 달',
  points: (count: number) => `${number.format(count)}점`,
  signed,
  takenBack: '되돌림',
  list: '포인트 내역',
  quiz: (no: number) => `퀴즈 ${no}`,
  empty: '아직 쌓인 포인트가 없어요. 클럽에 들어가 첫 답변을 내면 여기에 쌓여요.',
  toClubs: '퀴즈클럽 보기',
  ofClub: (sum: number) => `이 클럽에서 ${signed(sum)}점`,
  ofQuiz: (sum: number) => `이 퀴즈에서 ${signed(sum)}점`,
};
