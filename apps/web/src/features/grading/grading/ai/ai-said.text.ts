/** What is said once AI’s points were taken over or left. */
export const aiSaidText = {
  taken: (score: number) => `AI 점수 ${score}점을 썼어요. Enter로 저장해요.`,
  open: 'AI가 점수를 내지 않았어요. 직접 읽어 주세요.',
  left: 'AI 점수를 쓰지 않아요. 점수를 직접 매겨 주세요.',
  none: '아직 AI 평가가 없어요.',
} as const;
