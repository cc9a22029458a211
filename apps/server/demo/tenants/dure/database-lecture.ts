import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';
import { INDEXES, JOINS, NORMAL_FORMS, PARTITIONS, PLANS, TABLES, TRANSACTIONS } from './database-lecture-materials.ts';
import { DATABASE_CONVERSATIONS } from './database-conversations.ts';
import { DATABASE_QUESTIONS } from './database-lecture-questions.ts';

const START = -30;
const week = (no: number) => ({ startDay: START + (no - 1) * 7, endDay: START + no * 7 - 1 });

export const DATABASE_LECTURE: ClubContent = {
  key: 'database-lecture',
  name: '데이터베이스 개론: 표에서 실행 계획까지',
  tagline: '느린 질의를 만나면 어디부터 볼지 압니다.',
  description: `표 하나를 읽는 일에서 시작해 **실행 계획을 읽는 일**까지 여덟 주에 걸쳐 갑니다.

매주 짧은 교안을 읽고, 막히는 곳은 그 자리에서 묻습니다. 미리 알아야 할 것은 없습니다. 읽은 곳은 쪽까지 기억되니 휴대폰으로 나누어 읽어도 됩니다.`,
  leader: 'instructor',
  instructors: ['seohyun'],
  status: '0400',
  startDay: START,
  endDay: START + 55,
  recruitFromDay: -51,
  recruitToDay: -31,
  studyCycle: ['TUE'],
  weekCount: 8,
  capacity: 30,
  jobGroups: ['0300'],
  jobs: ['0301', '0304'],
  jobLevels: [1, 2],
  tags: ['데이터베이스', 'SQL', '실행 계획'],
  isPublic: true,
  participationCode: 'TABLES2PLAN',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 1,
  members: people(
    'member1 member2 member3 member4 member5 member6 member7 yuna junho soyul eunwoo arin jaeyun dain donghyun taeyun hayun gunwoo',
  ),
  pending: [{ person: 'member8', message: '퀴즈클럽을 듣다가 기초가 필요해 신청합니다.' }],
  messages: [
    {
      to: people('jaeyun donghyun'),
      text: '{이름} 님, 2강까지 읽고 쉬고 계시네요. 3강 조인은 짧으니 이번 주에 같이 따라와요.',
      day: -9,
      minute: 10 * 60 + 20,
    },
    {
      to: people('eunwoo'),
      text: '{이름} 님, 순차 스캔을 물어본 덕에 다 같이 비용을 다시 봤어요. 다음엔 선택도가 얼마일 때 바뀌는지 직접 재 보세요.',
      day: -2,
      minute: 16 * 60 + 5,
    },
  ],
  quizzes: [],
  lecture: {
    quizClub: 'database',
    assistant: { name: '두리', tone: 'FRIENDLY', scope: 'SO_FAR' },
    studies: [
      {
        title: '표와 관계',
        description: '표가 무엇을 약속하는지, 키가 왜 필요한지 읽습니다.',
        ...week(1),
        materials: [TABLES],
      },
      { title: '정규화', description: '같은 사실을 한 곳에만 두는 법입니다.', ...week(2), materials: [NORMAL_FORMS] },
      { title: '조인', description: '흩어 놓은 사실을 다시 잇습니다.', ...week(3), materials: [JOINS] },
      { title: '인덱스', description: '찾아가는 길을 미리 만들고 그 값을 셈합니다.', ...week(4), materials: [INDEXES] },
      {
        title: '실행 계획',
        description: '데이터베이스가 고른 길을 읽고, 왜 골랐는지 따집니다.',
        ...week(5),
        materials: [PLANS],
        links: ['PostgreSQL 문서: EXPLAIN 사용하기'],
      },
      { title: '파티션', description: '아주 큰 표를 나누어 둡니다.', ...week(6), materials: [PARTITIONS] },
      { title: '트랜잭션', description: '여럿이 함께 읽고 쓸 때의 약속입니다.', ...week(7), materials: [TRANSACTIONS] },
      { title: '돌아보기', description: '여덟 주 동안 만난 질문을 모아 다시 풉니다.', ...week(8), materials: [] },
    ],
    questions: DATABASE_QUESTIONS,
    conversations: DATABASE_CONVERSATIONS,
    readings: [
      { by: 'member1', studies: 4, pages: 1, lastDay: -1 },
      { by: 'member2', studies: 5, lastDay: -1 },
      { by: 'member3', studies: 3, pages: 2, lastDay: -4 },
      { by: 'member4', studies: 4, lastDay: -6 },
      { by: 'member5', studies: 2, pages: 1, lastDay: -12 },
      { by: 'member6', studies: 1, pages: 1, lastDay: -17 },
      { by: 'yuna', studies: 5, lastDay: -2 },
      { by: 'junho', studies: 3, pages: 3, lastDay: -3 },
      { by: 'soyul', studies: 4, lastDay: -5 },
      { by: 'eunwoo', studies: 4, lastDay: -3 },
      { by: 'arin', studies: 5, lastDay: -1 },
      { by: 'dain', studies: 3, pages: 4, lastDay: -2 },
      { by: 'jaeyun', studies: 2, lastDay: -18 },
      { by: 'donghyun', studies: 2, lastDay: -16 },
      { by: 'taeyun', studies: 4, lastDay: -4 },
      { by: 'hayun', studies: 0, pages: 2, lastDay: -22 },
    ],
  },
};
