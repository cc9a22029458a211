import { MAX_COUNTED, type PointKind } from '@dure/contract/people/points/point-kinds';

export const pointSettingsText = {
  title: '포인트 설정',
  lead: '바꾼 값은 저장한 뒤에 하는 일부터 적용돼요. 이미 쌓인 포인트는 그대로예요. 0이면 쌓이지 않아요.',
  saved: '포인트 설정을 저장했습니다.',
  unsaved: '저장하지 않은 포인트 설정이 있어요. 나갈까요?',
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
