/** What the person is told when a call ends without an answer of the server, and how time is said. */
export const kernelText = {
  networkError: '네트워크 연결에 문제가 있습니다. 다시 시도해 주세요.',
  timeout: 'AI 답변 평가 시간이 초과되었습니다. 다시 시도해 주세요.',
  forbidden: '접근 권한이 없습니다.',
  unreadable: '서버의 응답을 읽을 수 없습니다. 잠시 후 다시 시도해 주세요.',
  time: {
    justNow: '방금 전',
    ago: {
      minutes: (n: number) => `${n}분 전`,
      hours: (n: number) => `${n}시간 전`,
      days: (n: number) => `${n}일 전`,
      years: (n: number) => `${n}년전`,
    },
    days: (n: number) => `${n}일`,
    hours: (n: number) => `${n}시간`,
    minutes: (n: number) => `${n}분`,
    lessThanMinute: '1분',
  },
} as const;
