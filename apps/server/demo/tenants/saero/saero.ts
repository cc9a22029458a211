import type { TenantContent } from '../tenants.content.ts';
import { listedAccounts } from '../../answers/write.ts';
import { LABOUR_LAW_CLUB } from './labour-law.ts';
import { SAERO_LOUNGE } from './lounge.ts';
import { MEETING_LECTURE } from './meeting-lecture.ts';
import { SAERO_OTHER_CLUBS } from './other-clubs.ts';
import { SECURITY_LECTURE } from './security-lecture.ts';

export const SAERO: TenantContent = {
  uri: 'saero',
  name: '새로테크',
  preset: 'teal',
  footer: {
    kind: 'COMPANY',
    lines: ['© 2024 새로테크', '새로테크 인재개발팀 · 사내 학습 플랫폼'],
    address: '새빛시 산업로 77 새로테크 사옥',
    phone: '070-0000-7700',
  },
  useQuizClub: true,
  useLectureClub: true,
  needsApproval: false,
  registration: 'CODE',
  organizationCodes: ['본사', '판교 연구소', '창원 공장'],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="새로테크"><rect width="32" height="32" rx="8" fill="#0b7285"/><path d="M9 20.5 16 8l7 12.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M11 25h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>',
  people: listedAccounts('saero', '구본아 책임', '표준석 수석', [
    '우지훈',
    '채민서',
    '원도영',
    '천세아',
    '방건우',
    '공하늘',
    '현수아',
    '도윤석',
  ]),
  clubs: [LABOUR_LAW_CLUB, ...SAERO_OTHER_CLUBS, SECURITY_LECTURE, MEETING_LECTURE],
  lounge: SAERO_LOUNGE,
};
