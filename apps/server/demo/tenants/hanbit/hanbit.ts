import type { TenantContent } from '../tenants.content.ts';
import { listedAccounts } from '../../answers/write.ts';
import { HANBIT_LOUNGE } from './lounge.ts';
import { NURSING_CLUB } from './nursing.ts';
import { HANBIT_OTHER_CLUBS } from './other-clubs.ts';

export const HANBIT: TenantContent = {
  uri: 'hanbit',
  name: '한빛대학교',
  preset: 'burgundy',
  footer: {
    kind: 'UNIVERSITY_A',
    lines: ['한빛대학교 학습지원처', '새빛시 한빛로 1 한빛대학교 대학본부 2층', '문의 031-000-0100'],
  },
  useQuizClub: true,
  useLectureClub: false,
  needsApproval: true,
  registration: 'EMAIL',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="한빛대학교"><rect width="32" height="32" rx="8" fill="#9b1f45"/><circle cx="16" cy="16" r="4.5" fill="#fff"/><path d="M16 5v4M16 23v4M5 16h4M23 16h4M8.2 8.2l2.8 2.8M21 21l2.8 2.8M23.8 8.2 21 11M11 21l-2.8 2.8" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>',
  people: [
    ...listedAccounts('hanbit', '문정아', '남기훈 교수', [
      '백서우',
      '허지안',
      '양수빈',
      '손예준',
      '노하린',
      '전유찬',
      '심가은',
      '곽민재',
    ]),
    { key: 'jian', email: 'jian.yoo@hanbit.test', nickname: '유지안 교수', role: 'INSTRUCTOR' },
  ],
  clubs: [NURSING_CLUB, ...HANBIT_OTHER_CLUBS],
  lounge: HANBIT_LOUNGE,
};
