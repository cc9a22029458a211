/** What the final answer opens. */
export const afterText = {
  compare: { title: '내 두 답변 비교' },
  keywords: { title: '만난 키워드', met: '새로 만난 키워드', fromFirst: '처음부터', left: '아직' },
  after: {
    title: '이만큼 달라졌어요',
    next: (no: number) => `다음 · 퀴즈 ${no}`,
    go: { pre: '사전답변 쓰기', final: '최종답변 쓰기' },
  },
  comprehension: {
    title: '이 퀴즈를 얼마나 이해했나요?',
    choices: ['전혀 모르겠어요', '잘 모르겠어요', '반쯤 알겠어요', '거의 알겠어요', '남에게 설명할 수 있어요'],
    scale: '1은 전혀 모르겠어요, 5는 남에게 설명할 수 있어요.',
    saved: '이해도를 저장했어요.',
  },
} as const;
