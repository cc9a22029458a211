/** What is said of notes where a criterion is graded. */
export const criterionNotesText = {
  why: '왜 바꾸었나요',
  whyOptional: '비워 두어도 돼요',
  whyHint: '저장하면 이 기준의 메모가 되고, AI가 다음부터 메모대로 채점해요.',
  whyHintWhole: '저장하면 이 퀴즈의 메모가 되고, AI가 다음부터 메모대로 채점해요.',
  moved: (points: number) => (points > 0 ? `AI보다 +${points}점` : `AI보다 −${-points}점`),
  builtIn: '내장 도구는 메모의 글을 이해하지 못해요. 이 답변의 점수를 본보기로 삼아 비슷한 답변을 다시 매겨요.',
  look: '달라질 점수 보기',
  notes: '메모',
  open: '메모 고치기',
} as const;
