/** What is said where somebody else saved first. */
export const conflictText = {
  title: '다른 곳에서 먼저 저장했습니다.',
  grade: (who: string, time: string, score: number) => `${who}님이 ${time}에 ${score}점으로 저장했어요.`,
  feedback: (who: string, time: string) => `${who}님이 ${time}에 저장한 피드백이에요.`,
  mine: (score: string) => `내가 입력한 점수는 ${score}점이에요.`,
  mineFeedback: '내가 쓴 피드백은 아래에 그대로 있어요.',
  apply: '내 것으로 저장',
  dropMine: '내 것 버리기',
  first: '먼저 저장한 사람의 채점과 겹쳐요. 어느 쪽을 남길지 골라 주세요.',
} as const;
