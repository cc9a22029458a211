export const pushText = {
  noService: '푸시를 받을 수 있는 주소가 아닙니다.',
  noKey: '푸시를 받을 기기의 키가 올바르지 않습니다.',
  several: (count: number): string => `새 알림 ${count}개가 있어요.`,
} as const;
