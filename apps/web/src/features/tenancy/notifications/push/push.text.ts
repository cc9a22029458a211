export const pushText = {
  title: '이 기기로 받기',
  lead: '두레를 열어 두지 않아도 알림이 이 기기에 바로 떠요. 알림의 문장만 암호화해 보내요.',
  here: '이 기기에서 푸시 받기',
  states: {
    DENIED: '이 브라우저가 두레의 알림을 막고 있어요. 브라우저의 사이트 설정에서 알림을 허용해 주세요.',
    INSTALL_FIRST:
      'iPhone과 iPad에서는 먼저 앱으로 설치해야 해요. 공유 버튼을 눌러 ‘홈 화면에 추가’한 뒤, 그 앱에서 다시 켜 주세요.',
    UNABLE: '이 브라우저는 푸시를 받을 수 없어요.',
  },
  notAllowed: '알림을 허용하지 않아 켜지 않았어요.',
  failed: '바꾸지 못했어요. 다시 시도해 주세요.',
  devices: '푸시를 받는 기기',
  unknown: '알 수 없는 기기',
  thisOne: '이 기기',
  since: (date: string): string => `${date}부터`,
  end: (device: string): string => `${device} 그만 받기`,
  endShort: '그만 받기',
} as const;
