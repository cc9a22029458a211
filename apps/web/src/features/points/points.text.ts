import { HIGH_SCORE, MAX_COUNTED, type PointKind } from '@dure/contract/points/point-kinds';
import { number } from '../../ui/text/number-format.ts';

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

export const pointSettingsText = {
  title: '포인트 설정',
  lead: '바꾼 값은 저장한 뒤에 하는 일부터 적용돼요. 이미 쌓인 포인트는 그대로예요. 0이면 쌓이지 않아요.',
  save: '저장',
  saved: '포인트 설정을 저장했습니다.',
  unsaved: '저장하지 않은 포인트 설정이 있어요. 나갈까요?',
  stale: '다른 곳에서 먼저 고쳤어요. 최신 설정을 불러왔으니 확인하고 다시 저장해 주세요.',
  unit: '점',
  groups: [
    { title: '스스로 하는 일', kinds: ['join', 'preAnswer', 'finalAnswer', 'onTime', 'reply'] },
    { title: '다른 사람에게서 받는 것', kinds: ['like', 'onePick', 'highScore', 'growth', 'influence', 'quizUse'] },
  ] as readonly { readonly title: string; readonly kinds: readonly PointKind[] }[],
  hints: {
    join: '클럽에서 나가면 되돌려요.',
    onTime: '마감 전에 낸 최종답변에 더해요.',
    reply: `다른 사람의 답변에 단 댓글만, 하루에 ${MAX_COUNTED.reply}번까지.`,
    like: `답변 하나에 ${MAX_COUNTED.like}개까지.`,
    onePick: `답변 하나에 ${MAX_COUNTED.onePick}개까지.`,
    highScore: '본인이 매긴 점수는 세지 않아요.',
    growth: '더 얻을 수 있던 점수의 10%를 얻을 때마다. 강사가 채점한 답변만 세요.',
    influence: `동료가 내 답변에서 왔다고 알려 준 생각만, 답변 하나에 ${MAX_COUNTED.influence}명까지.`,
    quizUse: '다른 사람이 여는 클럽마다 한 번.',
  } as Readonly<Partial<Record<PointKind, string>>>,
};
