/** What a messenger shows below a shared link. */
export const pagesText = {
  description: (club: string, when: string) => `${club} · ${when}`,
  until: (day: string) => `${day}까지 모집`,
} as const;

export const CHATBOT_TITLE = '두레 도우미';
export const SETUP_TITLE = '설치 준비';
export const OPERATOR_TITLE = '설치 운영';
