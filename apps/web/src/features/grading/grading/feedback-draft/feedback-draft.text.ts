/** What is said of drafts of feedback. */
export const feedbackDraftText = {
  ask: 'AI 초안',
  wait: '잠시만 기다려 주세요.',
  taken: 'AI 초안을 넣었어요. 고쳐 쓴 뒤에 저장해 주세요.',
  undo: '되돌리기',
};
