export const loginText = {
  title: '로그인',
  lead: (tenant: string) => `${tenant} 계정으로 로그인해 주세요.`,
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  failed: '로그인에 실패했습니다.',
  noWay: '지금은 로그인할 방법이 정해지지 않은 기관이에요. 기관의 운영자에게 알려 주세요.',
  secondFactor: '2단계 인증',
  code: '인증 앱에 보이는 6자리 코드를 입력해 주세요.',
  setUp: '운영자는 2단계 인증을 켜야 로그인할 수 있어요.',
  register: '회원가입',
  forgotten: '비밀번호를 잊으셨나요?',
  demo: {
    title: '체험 계정',
    lead: '누르면 이메일과 비밀번호가 채워져요.',
    roles: { ROLE_GUEST: '방문자', ROLE_USER: '학습자', ROLE_INSTRUCTOR: '교수자', ROLE_MANAGER: '운영자' },
  },
} as const;
