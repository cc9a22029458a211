import { HIGH_SCORE, type PointKind } from '@dure/contract/people/points/point-kinds';
import { number } from '../../../ui/text/number-format.ts';

const signed = (points: number) => `${points > 0 ? '+' : '−'}${number.format(Math.abs(points))}`;

/** What earned them, in a word. */
export const pointKinds: Record<PointKind, string> = {
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
