/** Where a page that was never opened is asked for without a network. */
export const offlineText = {
  title: '오프라인이에요',
  lead: '인터넷에 연결되면 여기서 이어서 볼 수 있어요. 앞서 본 화면은 지금도 열려요.',
  home: '홈으로',
} as const;
