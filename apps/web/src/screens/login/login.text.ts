export const loginText = {
  title: '로그인',
  lead: (tenant: string) => `${tenant} 계정으로 로그인해 주세요.`,
  email: '이메일',
  password: '비밀번호',
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  submit: '로그인',
  failed: '로그인에 실패했습니다.',
  wait: (seconds: number) => `${Math.ceil(seconds / 60)}분 뒤에 다시 시도할 수 있어요.`,
  demo: {
    title: '체험 계정',
    lead: '누르면 이메일과 비밀번호가 채워져요.',
    roles: { ROLE_GUEST: '방문자', ROLE_USER: '학습자', ROLE_INSTRUCTOR: '교수자', ROLE_MANAGER: '운영자' },
  },
} as const;
