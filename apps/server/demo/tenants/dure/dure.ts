import type { TenantContent } from '../tenants.content.ts';
import { DATABASE_CLUB } from './database.ts';
import { DATABASE_LECTURE } from './database-lecture.ts';
import { ESSAY_CLUB } from './essay.ts';
import { DURE_DOCUMENTS, DURE_LINKS } from './documents.ts';
import { DURE_LOUNGE } from './lounge.ts';
import { DURE_PEOPLE } from './people.ts';
import { POWER_CLUB } from './power.ts';
import { PROPOSED_CLUBS } from './proposals.ts';
import { RECRUITING_CLUBS } from './recruiting.ts';
import { RESEARCH_CLUB } from './research.ts';
import { SCHEDULED_CLUBS } from './scheduled.ts';
import { STATISTICS_CLUB } from './statistics.ts';
import { WRITING_LECTURE } from './writing-lecture.ts';

export const DURE: TenantContent = {
  uri: 'dure',
  name: '두레대학교',
  preset: 'blue',
  footer: {
    kind: 'GENERIC',
    lines: ['두레대학교 교수학습혁신센터', '함께 묻고 다시 답하는 학습 클럽'],
    address: '한울특별시 두레구 학문로 25 두레대학교 중앙도서관 3층',
    phone: '02-0000-2500',
    relatedSites: [
      { name: '국가평생학습포털 늘배움', url: 'https://www.lifelongedu.go.kr' },
      { name: 'K-MOOC', url: 'https://www.kmooc.kr' },
      { name: '한국교육학술정보원', url: 'https://www.keris.or.kr' },
    ],
  },
  useQuizClub: true,
  useLectureClub: true,
  needsApproval: true,
  registration: 'NONE',
  loginNameType: 'INSTRUCTOR',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img" aria-label="두레대학교"><rect width="32" height="32" rx="8" fill="#2f5bea"/><circle cx="12" cy="13" r="5" fill="none" stroke="#fff" stroke-width="2.5"/><circle cx="20" cy="13" r="5" fill="none" stroke="#fff" stroke-width="2.5"/><circle cx="16" cy="20" r="5" fill="none" stroke="#fff" stroke-width="2.5"/></svg>',
  people: DURE_PEOPLE,
  clubs: [
    DATABASE_CLUB,
    POWER_CLUB,
    RESEARCH_CLUB,
    ...RECRUITING_CLUBS,
    ...SCHEDULED_CLUBS,
    ...PROPOSED_CLUBS,
    STATISTICS_CLUB,
    ESSAY_CLUB,
    DATABASE_LECTURE,
    WRITING_LECTURE,
  ],
  lounge: DURE_LOUNGE,
  documents: DURE_DOCUMENTS,
  links: DURE_LINKS,
};
