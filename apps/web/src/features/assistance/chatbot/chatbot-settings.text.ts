export const chatbotSettingsText = {
  title: '도우미 설정',
  lead: '로그인한 사람이 화면 맨 위에서 여는 도우미예요. 바꾼 설정은 화면을 새로 열 때부터 적용돼요.',
  saved: '도우미 설정을 저장했습니다.',
  unsaved: '저장하지 않은 도우미 설정이 있어요. 나갈까요?',
  isOn: '도우미 보이기',
  isOnHint: '끄면 누구에게도 보이지 않아요.',
  url: '우리 기관의 도우미 주소',
  urlHint:
    '비워 두면 두레 도우미가 답해요. https 주소만 쓸 수 있고, 열 때 role과 5분 동안 쓰는 accessToken을 주소에 붙여 보내요.',
};
