/** What the way to the next quiz says. */
export const dueText = {
  label: '다음 할 일',
  noDeadline: '마감 없음',
  quiz: (week: number, question: string) => `${week}주차 · ${question}`,
  state: {
    none: '아직 시작하지 않았어요',
    preDraft: '사전답변을 쓰다 멈췄어요',
    preDone: '사전답변을 냈어요. 최종답변이 남았어요',
    finalDraft: '최종답변을 쓰다 멈췄어요',
  },
  action: { start: '답변 시작하기', resume: '이어서 쓰기', final: '최종답변 쓰기' },
} as const;
