/** Words of the keys that badges are signed with. */
export const badgeKeysText = {
  title: '배지 서명 키',
  lead: '마친 클럽의 배지에 기관이 서명하는 키예요. 바꿔도 앞서 서명한 배지는 그대로 확인돼요.',
  none: '아직 내려받은 배지가 없어요. 첫 배지를 만들 때 키가 생겨요.',
  signing: '지금 서명하는 키',
  since: (date: string) => `${date}부터`,
  between: (from: string, until: string) => `${from}부터 ${until}까지`,
  change: '키 바꾸기',
  changeTitle: '배지 서명 키를 바꿀까요?',
  reason: '바꾸는 까닭',
  help: '변경 기록에 남아요. 앞의 공개 키는 계속 공개돼서, 이미 받은 배지도 확인할 수 있어요.',
  cancel: '취소',
  changed: '키를 바꿨어요. 이제부터 만드는 배지는 새 키로 서명해요.',
} as const;
