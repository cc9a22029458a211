/** What the clubs say that somebody asked to join. */
export const requestText = {
  list: '가입을 요청한 클럽 목록',
  filters: '요청 찾기',
  state: '상태',
  states: { PENDING: '승인 대기', REJECTED: '거절', CANCELLED: '취소함' },
  sent: '요청',
  decided: '처리',
  message: (message: string) => `남긴 말: ${message}`,
  answer: (reason: string) => `클럽의 답: ${reason}`,
  takeBack: '요청 취소',
  takeBackNamed: (club: string) => `${club} 가입 요청 취소`,
  ask: '가입 요청을 취소할까요?',
  takenBack: '가입 요청을 취소했어요.',
  cancelled: '요청 취소함',
  again: '다시 요청',
  againNamed: (club: string) => `${club} 가입 다시 요청`,
} as const;
