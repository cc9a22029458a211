/** Where managers name their log-in server. */
export const oidcSettingsText = {
  title: '기관 계정 로그인',
  lead: '학교나 회사의 로그인 서버(OpenID Connect)로 로그인하게 해요.',
  saved: '저장했어요. 로그인 화면에는 몇 초 안에 나타나요.',
  unsaved: '저장하지 않은 설정이 있습니다. 나가시겠습니까?',
  offered: '로그인 화면에 ‘기관 계정으로 로그인’ 버튼을 보여요',
  server: '로그인 서버',
  issuer: '주소(issuer)',
  issuerHint: '예: https://login.example.ac.kr',
  clientId: '클라이언트 ID',
  secret: '클라이언트 비밀 키',
  proves: '이 로그인 서버가 알려 주는 이메일은 본인 것으로 믿어요',
  provesHint:
    '켜면 처음 로그인한 사람이 같은 이메일의 계정과 바로 연결되고, 새로 가입할 때 메일로 확인하지 않아요. 서버가 이메일을 확인하는 경우에만 켜 주세요.',
  test: '연결 시험',
  testing: '확인하고 있어요.',
  register: '로그인 서버에 등록할 주소',
  registerHint: '로그인 서버의 관리 화면에서 이 서비스(클라이언트)에 아래 세 주소를 등록해 주세요.',
  redirectUri: '로그인한 뒤 돌아올 주소',
  logoutRedirectUri: '로그아웃한 뒤 돌아올 주소',
  backChannelUri: '로그아웃을 알릴 주소(백채널)',
} as const;
