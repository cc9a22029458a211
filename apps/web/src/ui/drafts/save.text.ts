/** What a form says about where its text is. */
export const saveText = {
  untouched: '쓰는 동안 자동으로 저장돼요',
  changed: '이 기기에 저장됨 · 곧 서버에도 저장해요',
  saving: '저장하는 중',
  saved: (ago: string) => `저장됨 · ${ago}`,
  offline: '오프라인 · 이 기기에 저장됨',
  session: '이 기기에 저장됨 · 로그인하면 이어서 저장해요',
  refused: (message: string) => `이 기기에 저장됨 · ${message}`,
  conflictState: '이 기기에 저장됨 · 다른 곳의 수정과 겹쳤어요',
  saveNow: '지금 저장',
  recovered: '이 기기에 남아 있던 내용을 불러왔어요.',
  discard: '불러온 내용 지우기',
  discardAsk: '불러온 내용을 지우고 서버에 저장된 내용으로 되돌릴까요?',
  other: {
    kept: '고르지 않은 내용을 이 기기에 보관하고 있어요.',
    swap: '그 내용으로 바꾸기',
    drop: '보관한 내용 지우기',
  },
} as const;
