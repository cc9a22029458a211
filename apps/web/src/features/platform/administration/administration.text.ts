export const administrationText = {
  label: '관리 메뉴',
  places: {
    '/system/admin/club-approval': '개설 승인',
    '/system/admin/members': '회원',
    '/system/admin/ai': 'AI 설정과 비용',
    '/system/admin/points': '포인트 설정',
    '/system/admin/login': '기관 계정 로그인',
    '/system/admin/chatbot': '도우미 설정',
    '/system/admin/security': '보안 설정',
    '/system/admin/audit': '변경과 열람 기록',
    '/system/admin/mails': '메일',
  },
} as const;
