/** What is said of an act once it is done, or why it is not. */
export const saidText = {
  saved: (nickname: string, score: number | null) =>
    score === null ? `${nickname} 피드백 저장됨` : `${nickname} ${score}점 저장됨`,
  next: (nickname: string) => `다음 ${nickname}`,
  end: '마지막 답변이에요.',
  start: '첫 답변이에요.',
  allGraded: '채점할 답변이 더 없습니다.',
  refused: (nickname: string, message: string) => `${nickname} 저장하지 못함: ${message}`,
  notGradable: '이 답변은 채점할 수 없어요.',
  scored: (score: number) => `${score}점`,
  level: (criterion: string, label: string) => `${criterion}: ${label}`,
  tookBack: '방금 고른 것을 되돌렸어요.',
  nothingToUndo: '되돌릴 채점이 없어요.',
  withRubric: '채점 기준의 단계를 골라 주세요. 점수를 직접 쓰려면 P를 눌러요.',
  nothingToSave: '저장할 것이 없어요. 점수를 고르거나 피드백을 적어 주세요.',
  savedOver: (nickname: string) => `${nickname} 님이 보고 있던 답변이에요.`,
  othersLeft: '남은 답변은 다른 채점자가 보고 있거나 맡았어요.',
} as const;
