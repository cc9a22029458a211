/** What the person is told when a call ends without an answer of the server. */
export const kernelText = {
  networkError: '네트워크 연결에 문제가 있습니다. 다시 시도해 주세요.',
  timeout: 'AI 답변 평가 시간이 초과되었습니다. 다시 시도해 주세요.',
  reference: (code: string, requestId: string | undefined) =>
    `코드 ${code}${requestId === undefined ? '' : ` · 요청 번호 ${requestId}`}`,
  unexplained: (isWrite: boolean, code: string, message: string) =>
    `${isWrite ? 'mutation error' : 'error'} : [${code}] ${message}`,
  forbidden: '접근 권한이 없습니다.',
  unreadable: '서버의 응답을 읽을 수 없습니다. 잠시 후 다시 시도해 주세요.',
} as const;
