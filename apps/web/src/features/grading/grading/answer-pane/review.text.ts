/** What is said of the wish that a grade be looked at again. */
export const reviewText = {
  title: '다시 보기 요청',
  asked: (nickname: string, time: string, score: number) => `${nickname} · ${time} · 그때 점수 ${score}점`,
  reply: '답하기',
  hint: '점수를 고치려면 먼저 점수를 저장하고 답해 주세요.',
  send: '답 보내기',
  empty: '답할 내용을 적어 주세요.',
  sent: '다시 보기 요청에 답했어요.',
  answered: (nickname: string, time: string, before: number, after: number | null) =>
    `${nickname} · ${time}${after === null ? '' : ` · ${before}점 → ${after}점`}`,
} as const;
