/** Why the queue is empty. */
export const queueEmptyText = {
  noneSimilar: '글이 거의 같은 답변이 없어요.',
  none: '아직 제출된 답변이 없어요. 멤버가 답변을 내면 여기에 모여요.',
  noneFound: '조건에 맞는 답변이 없어요.',
  showAll: '전체 보기',
  allGraded: '최종답변을 모두 채점했습니다.',
  gradedOnes: '채점한 답변 보기',
  noneGraded: '아직 채점한 답변이 없어요.',
} as const;
