import type { ClubContent } from '../../clubs/clubs.content.ts';

const ACCOUNTING_CLUB: ClubContent = {
  key: 'accounting',
  name: '재무제표로 읽는 동네 가게',
  tagline: '빵집 하나의 장부로 현금 흐름까지 읽습니다.',
  description: `회계 용어를 외우는 대신 **동네 카페 한 곳의 한 달**을 장부로 옮겨 봅니다.

매출은 늘었는데 왜 통장은 비었을까요? 감가상각은 돈이 나가지 않는데 왜 비용일까요? 다섯 주 동안 현금흐름, 손익, 자산을 차례로 그립니다.

아직 쓰는 중입니다. 3주차 이후의 퀴즈를 정리하고 있습니다.`,
  leader: 'instructor',
  instructors: [],
  status: '0000',
  startDay: 30,
  endDay: 64,
  recruitFromDay: 15,
  recruitToDay: 29,
  studyCycle: ['WED'],
  weekCount: 5,
  capacity: 25,
  jobGroups: ['0100'],
  jobs: ['0104'],
  jobLevels: [1],
  tags: ['회계', '재무제표'],
  isPublic: true,
  participationCode: 'CAFEBOOK05',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'cash-profit',
      question:
        '카페가 이번 달 **이익 200만 원**을 냈는데 통장 잔고는 300만 원 줄었습니다. 가능한 까닭을 세 가지 들어 보세요.',
      modelAnswer: `① 손님이 아직 돈을 내지 않은 **외상 매출**이 늘었다. ② 원두를 많이 사 **재고**가 쌓였다. ③ 대출 **원금**을 갚았거나 기계를 샀다(비용이 아니라 자산). 이익은 발생 기준이고 잔고는 **현금 기준**이다.`,
      keywords: ['외상 매출', '재고', '원금', '발생 기준', '현금 기준'],
      week: 1,
      topic: '이익과 현금',
      openDay: 30,
      deadlineDay: 35,
      published: false,
      answers: [],
    },
  ],
};

const SYSTEMS_CLUB: ClubContent = {
  key: 'systems',
  name: '운영체제, 멈춘 프로그램을 살리며 배우기',
  tagline: '멈춘 프로그램을 살리며 운영체제의 속을 들여다봅니다.',
  description: `수업에서 배운 교착 상태와 페이지 교체가 **실제 서버에서는 어떤 모습으로** 나타날까요?

매주 "멈췄습니다", "느려졌습니다", "메모리가 없습니다" 같은 신고 한 건으로 시작합니다. 원인을 짐작하고, 확인할 명령을 고르고, 왜 그런지 운영체제의 말로 설명합니다.

리눅스 명령을 조금 써 보았고 C 코드를 읽을 수 있는 3학년 이상에게 맞춥니다.`,
  leader: 'instructor',
  instructors: ['seohyun'],
  status: '0100',
  startDay: 16,
  endDay: 64,
  recruitFromDay: 2,
  recruitToDay: 15,
  studyCycle: ['TUE', 'THU'],
  weekCount: 7,
  capacity: 30,
  jobGroups: ['0300'],
  jobs: ['0305', '0301'],
  jobLevels: [3],
  tags: ['운영체제', '리눅스', '장애 분석'],
  isPublic: true,
  rejectedBefore: {
    reason: '누구를 위한 클럽인지 소개에 적어 주세요. 30명이 넘으면 답변을 다 읽기 어려우니 정원도 정해 주세요.',
    description: `수업에서 배운 교착 상태와 페이지 교체가 **실제 서버에서는 어떤 모습으로** 나타날까요?

매주 "멈췄습니다", "느려졌습니다" 같은 신고 한 건으로 시작합니다. 원인을 짐작하고, 왜 그런지 운영체제의 말로 설명합니다.`,
    capacity: null,
    tags: ['운영체제', '리눅스'],
    quizCount: 1,
  },
  participationCode: 'KERNELCASE',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'load-average',
      question:
        'CPU 사용률은 5 %인데 load average가 40입니다. **무엇을 기다리고** 있을까요? 확인할 명령과 함께 설명하세요.',
      modelAnswer: `리눅스의 load average는 실행 대기뿐 아니라 **중단할 수 없는 대기**(D 상태)도 센다. 디스크나 네트워크 파일 시스템의 응답을 기다리는 프로세스가 쌓였을 가능성이 크다. \`ps\`로 D 상태를 찾고 \`iostat -x\`로 대기 시간을, \`vmstat\`의 b 열로 막힌 수를 본다.`,
      keywords: ['D 상태', '중단할 수 없는 대기', 'iostat', 'load average'],
      week: 1,
      topic: '기다리는 프로세스',
      openDay: 16,
      deadlineDay: 21,
      published: true,
      content: { title: 'Operating Systems: Three Easy Pieces', url: 'https://pages.cs.wisc.edu/~remzi/OSTEP/' },
      answers: [],
    },
    {
      key: 'thrashing',
      question:
        '메모리를 조금 넘겼을 뿐인데 처리량이 **절벽처럼** 떨어졌습니다. 스래싱이 일어나는 과정을 설명하고, 프로그램을 더 띄우면 왜 더 나빠지는지 쓰세요.',
      modelAnswer: `**작업 집합**이 물리 메모리보다 크면 방금 내보낸 페이지를 곧바로 다시 읽는다. 디스크는 메모리보다 수천 배 느려 CPU가 놀고, 운영체제가 CPU가 논다고 보고 프로그램을 더 올리면 한 프로그램의 몫이 줄어 **페이지 폴트**가 더 는다. 다중 프로그래밍 정도를 줄여야 한다.`,
      keywords: ['작업 집합', '페이지 폴트', '물리 메모리'],
      week: 2,
      topic: '스래싱',
      openDay: 23,
      deadlineDay: 28,
      published: true,
      answers: [],
    },
  ],
};

const STORAGE_CLUB: ClubContent = {
  key: 'storage',
  name: '에너지 저장장치 안전 클럽',
  tagline: '배터리 사고 하나를 끝까지 따라가며 안전을 배웁니다.',
  description: `리튬이온 배터리를 쓰는 저장장치는 왜 불이 나고, 왜 **끄기 어려울까요?**

공개된 사고 조사 보고서를 읽으며 열폭주, 절연, 감시 장치, 환기를 네 주 동안 다룹니다. 설계와 운영, 규정의 눈으로 각각 답해 봅니다.

전기와 화학 전공이 섞여 있을수록 재미있습니다. 서로의 낱말을 풀어 주며 진행합니다.`,
  leader: 'seohyun',
  instructors: [],
  status: '0110',
  startDay: 21,
  endDay: 48,
  recruitFromDay: 5,
  recruitToDay: 20,
  studyCycle: ['FRI'],
  weekCount: 4,
  capacity: 20,
  jobGroups: ['0400'],
  jobs: ['0401', '0405'],
  jobLevels: [3],
  tags: ['배터리', '안전', '사고 조사'],
  isPublic: true,
  participationCode: 'SAFECELL04',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'thermal-runaway',
      question: '배터리 셀 하나의 과열이 **옆 셀로 번지는** 과정을 설명하고, 물을 뿌려도 다시 불붙는 까닭을 쓰세요.',
      modelAnswer: `분리막이 녹아 내부 단락이 생기면 발열 반응이 스스로 빨라지는 **열폭주**가 일어나고, 전도와 가연성 가스의 분출로 이웃 셀이 임계 온도를 넘는다. 양극재가 분해되며 **산소**를 내놓아 밖의 공기를 막아도 타며, 식지 않은 셀이 남으면 **재발화**한다. 그래서 오래 식히는 것이 핵심이다.`,
      keywords: ['열폭주', '분리막', '산소', '재발화'],
      week: 1,
      topic: '열폭주',
      openDay: 21,
      deadlineDay: 26,
      published: true,
      answers: [],
    },
  ],
};

const INVEST_CLUB: ClubContent = {
  key: 'invest',
  name: '한 달 만에 끝내는 실전 투자 클럽',
  description: `실제 시장의 사례로 재무 지표를 읽고 **매수와 매도의 근거**를 글로 남기는 클럽입니다.

매일 한 종목을 골라 의견을 쓰고, 한 주 뒤에 결과와 견주어 봅니다. 근거 없는 추천은 받지 않습니다.

참여자는 모의 투자 화면을 올릴 수 있습니다.`,
  leader: 'jiwoo',
  instructors: [],
  status: '0120',
  statusReason:
    '매일 한 종목의 매매 의견을 쓰는 활동은 투자 권유로 읽힐 수 있습니다. 지난 사례의 재무제표를 분석하는 방식으로 바꾸어 다시 신청해 주세요.',
  startDay: 14,
  endDay: 41,
  recruitFromDay: 3,
  recruitToDay: 13,
  studyCycle: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
  weekCount: 4,
  capacity: 50,
  jobGroups: ['0100'],
  jobs: ['0104', '0102'],
  jobLevels: [2],
  tags: ['투자', '재무'],
  isPublic: true,
  participationCode: 'MARKET4WKS',
  selfGrading: true,
  officialGrading: 'SELF',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'per',
      question:
        'PER이 5인 회사와 50인 회사가 있습니다. "PER이 낮으니 싸다"라는 말이 **틀릴 수 있는 경우**를 두 가지 설명하세요.',
      modelAnswer: `① 이익이 **일시적으로** 커져(자산 매각, 경기 정점) 분모가 부풀었을 때. ② 앞으로 이익이 줄어들 것을 시장이 이미 **반영**했을 때. 업종과 성장률, 부채를 함께 견주어야 한다.`,
      keywords: ['일시적', '반영', '성장률', '업종'],
      week: 1,
      topic: '값이 싸다는 말',
      openDay: 14,
      deadlineDay: 18,
      published: false,
      answers: [],
    },
  ],
};

export const PROPOSED_CLUBS: readonly ClubContent[] = [ACCOUNTING_CLUB, SYSTEMS_CLUB, STORAGE_CLUB, INVEST_CLUB];
