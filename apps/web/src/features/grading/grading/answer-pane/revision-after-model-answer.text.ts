/** What is said of a revision from after the model answer. */
export const revisionAfterModelAnswerText = {
  mark: '모범 답안을 본 뒤 고침',
  countsNot: '고치기 전 답변을 채점해요. 동료에게도 고치기 전 답변이 보여요.',
  counts: '고친 답변을 채점해요. 동료에게도 고친 답변이 보여요.',
  before: '고치기 전',
  show: '달라진 점 보기',
  hide: '접기',
  takeRevision: '고친 답변으로 채점',
  takeBefore: '고치기 전으로 되돌리기',
  tookRevision: '고친 답변으로 채점해요.',
  tookBefore: '고치기 전 답변으로 채점해요.',
} as const;
