/** What a revision counts for that was made after the model answer opened. */
export const revisionText = {
  mark: '모범 답안을 본 뒤 고침',
  firstMark: '모범 답안이 열린 뒤 냄',
  notCounted: '고치기 전 답변이 채점되고 동료에게 보여요.',
  counted: '강사가 이 답변으로 채점하기로 했어요.',
} as const;
