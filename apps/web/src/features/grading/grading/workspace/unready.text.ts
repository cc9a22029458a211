/** What is said where there is nothing to grade. */
export const unreadyText = {
  none: '아직 퀴즈가 없어요. 퀴즈를 클럽에 담으면 답변을 여기서 채점해요.',
  manage: '퀴즈 관리로 가기',
  failed: '퀴즈 목록을 불러오지 못했어요.',
} as const;
