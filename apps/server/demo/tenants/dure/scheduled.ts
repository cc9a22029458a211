import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';

const USABILITY_CLUB: ClubContent = {
  key: 'usability',
  name: '사용성 평가 클럽: 모두가 쓸 수 있는 화면',
  tagline: '누구나 끝까지 쓸 수 있는 화면을 직접 확인합니다.',
  description: `화면을 보지 못해도, 손이 불편해도, 글자가 작아 보여도 쓸 수 있는 화면을 **직접 평가하며** 배웁니다.

수요일마다 공공 서비스 화면 하나를 골라 키보드만으로, 낭독기로, 400 % 확대로 써 봅니다. 발견한 문제를 남이 고칠 수 있게 적는 연습을 함께 합니다.

곧 모집을 시작합니다. 관심 있는 분은 즐겨찾기를 눌러 두세요.`,
  leader: 'harin',
  instructors: [],
  status: '0200',
  startDay: 19,
  endDay: 67,
  recruitFromDay: 3,
  recruitToDay: 18,
  studyCycle: ['WED'],
  weekCount: 7,
  capacity: 25,
  jobGroups: ['0200', '0300'],
  jobs: ['0201', '0202', '0302'],
  jobLevels: [2],
  tags: ['접근성', '사용성 평가', 'UX'],
  isPublic: true,
  participationCode: 'FOREVERY1S',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'keyboard',
      question:
        '마우스를 치우고 키보드만으로 증명서 발급을 끝내 보세요. **막힌 곳 하나**를 골라, 개발자가 바로 고칠 수 있게 보고서를 써 보세요.',
      modelAnswer: `보고서에는 **재현 순서**(어디서 무엇을 눌렀는가), **기대와 실제**, 영향 받는 사람과 심각도, 관련 기준(예: 키보드로 사용, 초점 표시), 고칠 방향을 적는다. 예: 날짜 고르기에 Tab으로 들어가면 빠져나올 수 없다(**초점 갇힘**). Esc로 닫고 초점을 부른 단추로 되돌린다.`,
      keywords: ['재현 순서', '기대와 실제', '초점', '심각도'],
      week: 1,
      topic: '키보드만으로',
      openDay: 19,
      deadlineDay: 25,
      published: true,
      content: { title: 'MDN: 접근성', url: 'https://developer.mozilla.org/ko/docs/Web/Accessibility' },
      answers: [],
    },
    {
      key: 'alt-text',
      question:
        '같은 사진이라도 **쓰임에 따라** 대체 텍스트가 달라집니다. 도서관 사진 한 장을 뉴스, 길 안내, 장식에 쓸 때의 대체 텍스트를 각각 쓰고 까닭을 설명하세요.',
      modelAnswer: `뉴스에서는 **사건**("개관식에서 줄을 선 학생들"), 길 안내에서는 **찾는 데 필요한 것**("정문에서 왼쪽의 붉은 벽돌 건물"), 장식이라면 **빈 대체 텍스트**(\`alt=""\`)로 두어 낭독기가 건너뛰게 한다. 대체 텍스트는 사진의 설명이 아니라 그 자리에서 하는 **구실**의 대신이다.`,
      keywords: ['빈 대체 텍스트', '구실', '낭독기'],
      week: 2,
      topic: '대체 텍스트',
      openDay: 26,
      deadlineDay: 32,
      published: true,
      answers: [],
    },
  ],
};

const MARKETING_CLUB: ClubContent = {
  key: 'marketing',
  name: '마케팅 분석: 광고는 정말 효과가 있었나',
  tagline: '광고비가 정말 일했는지 데이터로 따져 봅니다.',
  description: `광고를 켠 뒤 매출이 올랐습니다. 광고 **때문에** 올랐을까요, 아니면 원래 오를 때였을까요?

여섯 주 동안 할인, 검색 광고, 추천 프로그램의 효과를 따져 봅니다. 공개 자료로 대조군을 만들고, 비용과 견주어 다시 할지를 결정하는 글을 씁니다.

중간고사 일정과 겹쳐 시작을 미뤘습니다. 신청하신 분의 자리는 그대로 남아 있습니다.`,
  leader: 'jiwoo',
  instructors: [],
  status: '0210',
  statusReason:
    '중간고사 기간과 겹친다는 의견이 많아 시작을 3주 미룹니다. 먼저 신청한 분은 다시 신청하지 않아도 됩니다.',
  startDay: 24,
  endDay: 65,
  recruitFromDay: 8,
  recruitToDay: 23,
  studyCycle: ['MON', 'THU'],
  weekCount: 6,
  capacity: 24,
  jobGroups: ['0100'],
  jobs: ['0103', '0102'],
  jobLevels: [2, 3],
  tags: ['마케팅', '인과 추론', '광고'],
  isPublic: true,
  participationCode: 'DIDITWORK6',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 5,
  members: people('member4 member8 seungmin seongjun garam'),
  pending: [],
  quizzes: [
    {
      key: 'brand-search',
      question:
        '우리 브랜드 이름을 검색한 사람에게 보이는 **검색 광고**의 전환율이 가장 높게 나옵니다. 예산을 여기에 더 쓰는 것이 옳을까요?',
      modelAnswer: `이미 살 마음으로 이름을 검색한 사람이므로 광고가 없어도 샀을 가능성이 크다. 전환율이 아니라 광고가 **새로 만든** 구매(**증분**)를 보아야 한다. 일부 지역에서 광고를 **꺼 보는 실험**으로 차이를 잰다.`,
      keywords: ['증분', '전환율', '실험'],
      week: 1,
      topic: '브랜드 검색 광고',
      openDay: 24,
      deadlineDay: 29,
      published: true,
      answers: [],
    },
  ],
};

const MOBILE_CLUB: ClubContent = {
  key: 'mobile',
  name: '모바일 앱, 끊긴 네트워크에서 살아남기',
  description: `지하철과 엘리베이터에서 앱이 어떻게 굴어야 하는지 다루려던 클럽입니다.

임시 저장, 다시 보내기, 충돌 해결을 다섯 주 동안 차례로 만들어 볼 계획이었습니다.

신청 인원이 모자라 이번에는 열지 않습니다. 다음 학기에 백엔드 클럽과 합쳐 다시 준비하겠습니다.`,
  leader: 'instructor',
  instructors: [],
  status: '0220',
  statusReason:
    '최소 인원 8명을 채우지 못해 취소합니다. 신청해 주신 두 분께는 다음 학기 모집을 먼저 알려 드리겠습니다.',
  startDay: -9,
  endDay: 25,
  recruitFromDay: -30,
  recruitToDay: -10,
  studyCycle: ['SAT'],
  weekCount: 5,
  capacity: 20,
  jobGroups: ['0300'],
  jobs: ['0303'],
  jobLevels: [3],
  tags: ['모바일', '오프라인', '동기화'],
  isPublic: true,
  participationCode: 'OFFLINE005',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('donghyun gunwoo'),
  pending: [],
  quizzes: [
    {
      key: 'retry',
      question:
        '글을 올리는 요청이 시간 초과로 끝났습니다. 그대로 **다시 보내면** 무엇이 잘못될 수 있고, 어떻게 막을까요?',
      modelAnswer: `서버는 처리했지만 응답만 잃었을 수 있어 글이 **두 번** 올라간다. 요청마다 **멱등 키**를 만들어 함께 보내고 서버는 같은 키를 한 번만 처리한다. 다시 보낼 때는 간격을 늘리고(**백오프**) 조금씩 흩뜨린다.`,
      keywords: ['멱등 키', '백오프', '두 번'],
      week: 1,
      topic: '다시 보내기',
      openDay: -9,
      deadlineDay: -3,
      published: true,
      answers: [],
    },
  ],
};

export const SCHEDULED_CLUBS: readonly ClubContent[] = [USABILITY_CLUB, MARKETING_CLUB, MOBILE_CLUB];
