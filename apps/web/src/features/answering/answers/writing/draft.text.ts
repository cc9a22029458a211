/** Where the text is safe. */
export const draftText = {
  draft: {
    saving: '저장하는 중',
    saved: '임시저장됨',
    offline: '오프라인 · 이 기기에 저장됨',
    offlineNotKept: '오프라인 · 아직 저장되지 않음',
    failing: '서버에 저장하지 못함 · 이 기기에 저장됨',
    failingNotKept: '저장하지 못함 · 다시 시도하는 중',
    expired: '로그인이 끝남 · 이 기기에 저장됨',
    refused: (message: string) => `${message} 쓰던 글은 이 기기에 저장됨`,
    conflict: '다른 탭이나 기기의 글과 다름',
    logIn: '로그인하고 이어 쓰기',
    expiredAlert: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  },
  aside: {
    title: '고르지 않은 글이 이 기기에 남아 있어요.',
    swap: '그 글로 바꾸기',
    drop: '지우기',
  },
} as const;
