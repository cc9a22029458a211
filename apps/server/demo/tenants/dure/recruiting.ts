import type { ClubContent } from '../../clubs/clubs.content.ts';
import { people } from '../../answers/write.ts';

const PROBLEM_CLUB: ClubContent = {
  key: 'problem',
  name: '문제 정의 훈련소: 요구사항을 의심하는 법',
  tagline: '시키는 대로 만들기 전에 진짜 문제를 한 번 더 묻습니다.',
  description: `"버튼을 더 크게 해 주세요"라는 요청을 받으면 버튼을 키우기 전에 물어야 할 것이 있습니다. **누가, 언제, 왜** 그 버튼을 못 찾았을까요?

매주 월요일, 실제 회의에서 나온 요구사항 한 줄을 놓고 그 뒤에 있는 문제를 찾아 다시 씁니다. 여섯 주가 지나면 기획서의 첫 문장이 달라집니다.

기획이 처음이어도 괜찮습니다. 대신 매주 한 번은 꼭 답을 써 주세요.`,
  leader: 'jiwoo',
  instructors: [],
  status: '0300',
  startDay: 4,
  endDay: 45,
  recruitFromDay: -10,
  recruitToDay: 3,
  studyCycle: ['MON'],
  weekCount: 6,
  capacity: 30,
  jobGroups: ['0100'],
  jobs: ['0101'],
  jobLevels: [1],
  tags: ['문제 정의', '요구사항', '기획'],
  isPublic: true,
  participationCode: 'WHYFIRST06',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('member2 member4 member5 member7 yuna soyul siwoo arin dain chaewon bomin hayun nayeon hyun taeyoon'),
  former: [
    {
      person: 'instructor',
      status: 'REJECTED',
      message: '질문을 다듬는 법을 제 수업에도 가져가고 싶습니다.',
      reason: '학생 자리를 먼저 채우고 있습니다. 자리가 남으면 다시 연락드리겠습니다.',
    },
  ],
  pending: [
    { person: 'member1', message: '동아리 앱을 기획하다 방향을 잃었습니다. 문제부터 다시 잡고 싶습니다.' },
    { person: 'eunwoo', message: '개발만 하다가 기획도 배워 보려고 합니다.' },
    { person: 'gunwoo', message: '월요일 저녁에 시간이 됩니다. 꾸준히 참여하겠습니다.' },
  ],
  quizzes: [
    {
      key: 'bigger-button',
      question: `"신청 버튼을 더 크고 빨갛게 해 주세요." 이 요구사항 뒤에 있을 수 있는 **서로 다른 문제 세 가지**를 적고, 어느 것인지 가려낼 방법을 하나씩 쓰세요.`,
      modelAnswer: `① 버튼을 **보지 못한다**: 사용성 평가에서 시선이 닿는지 본다. ② 보았지만 **아직 결정하지 못했다**(정보 부족): 누르기 직전에 어디로 돌아가는지 기록을 본다. ③ 눌렀지만 **실패한다**(오류, 로그인): 오류 기록을 센다. 요구사항은 해결책의 모습으로 오므로 먼저 **문제로 되돌린다**.`,
      keywords: ['시선', '정보 부족', '오류', '해결책'],
      week: 1,
      topic: '요구 뒤의 문제',
      openDay: 4,
      deadlineDay: 9,
      published: true,
      answers: [],
    },
    {
      key: 'stakeholders',
      question:
        '동아리 회비 관리 기능을 두고 회장, 총무, 회원, 졸업생이 원하는 것이 다릅니다. 서로 **부딪치는 요구** 한 쌍을 찾고 어떻게 조정할지 쓰세요.',
      modelAnswer: `예: 총무는 미납자를 모두에게 알리고 싶어 하지만 회원은 **사생활**을 지키고 싶어 한다. 둘의 밑바닥 목적은 "제때 걷힌다"와 "망신당하지 않는다"이므로 본인에게만 알림을 보내고 총무는 명단을 보는 식으로 **목적을 나누어** 조정한다.`,
      keywords: ['사생활', '목적', '조정', '알림'],
      week: 2,
      topic: '부딪치는 요구',
      openDay: 11,
      deadlineDay: 16,
      published: true,
      answers: [],
    },
    {
      key: 'success',
      question:
        '"더 편한 수강신청"이라는 목표를 **측정할 수 있는 문장**으로 바꾸어 보세요. 그 숫자만 좇을 때 생길 부작용도 적으세요.',
      modelAnswer: `예: "첫 접속에서 원하는 과목을 모두 담기까지 걸리는 시간의 중앙값을 9분에서 4분으로 줄인다." 시간만 좇으면 확인 단계를 빼서 **잘못 신청**이 늘 수 있으므로 정정 신청 비율을 **보호 지표**로 함께 본다.`,
      keywords: ['중앙값', '보호 지표', '잘못 신청', '정정'],
      week: 3,
      topic: '성공을 재는 말',
      openDay: 18,
      deadlineDay: 23,
      published: false,
      answers: [],
    },
  ],
};

const METRICS_CLUB: ClubContent = {
  key: 'metrics',
  name: '지표로 말하기: 분석가의 질문들',
  tagline: '숫자 하나를 믿기까지 던져야 할 질문을 익힙니다.',
  description: `방문자가 20 % 늘었다는 보고를 받았습니다. 좋은 일일까요?

이 클럽은 숫자를 **읽기 전에 물어야 할 질문**을 모읍니다. 분모는 무엇인지, 비교 대상은 같은지, 누가 빠졌는지를 화요일과 금요일에 하나씩 다룹니다.

- 준비물: 스프레드시트를 열 수 있는 컴퓨터
- 다루지 않는 것: 코드, 수식 증명`,
  leader: 'jiwoo',
  instructors: ['harin'],
  status: '0300',
  startDay: 9,
  endDay: 57,
  recruitFromDay: -6,
  recruitToDay: 8,
  studyCycle: ['TUE', 'FRI'],
  weekCount: 7,
  capacity: 40,
  jobGroups: ['0100'],
  jobs: ['0102', '0103'],
  jobLevels: [2],
  tags: ['지표', '데이터 분석', '마케팅 분석'],
  isPublic: true,
  participationCode: 'ASKNUMBER7',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('member1 member3 member6 junho seungmin taeyun jiho seongjun garam'),
  pending: [{ person: 'nayeon', message: '통계 클럽에 이어서 참여하고 싶습니다. 이번에는 기한을 꼭 지키겠습니다.' }],
  quizzes: [
    {
      key: 'retention',
      question:
        '신규 가입은 두 배가 되었는데 **일주일 뒤 남은 비율**은 40 %에서 22 %로 떨어졌습니다. 무엇을 나누어 보아야 원인을 알 수 있을까요?',
      modelAnswer: `가입 **경로**별, 가입 **시기(코호트)** 별로 나눈다. 새 광고로 들어온 사람의 비율이 커져 전체 평균만 떨어졌을 수 있다(구성 변화). 기존 경로의 잔존율이 그대로라면 제품이 나빠진 것이 아니다. 첫날의 **핵심 행동**을 했는지도 견준다.`,
      keywords: ['코호트', '경로', '구성 변화', '핵심 행동'],
      week: 1,
      topic: '남은 비율 나누어 보기',
      openDay: 9,
      deadlineDay: 13,
      published: true,
      answers: [],
    },
    {
      key: 'ab-test',
      question:
        '사흘 만에 B안이 이기고 있어서 실험을 **멈추자**는 의견이 나왔습니다. 여러분은 무엇이라고 답하겠습니까?',
      modelAnswer: `중간에 볼 때마다 멈출 수 있게 하면 우연히 이긴 순간에 멈출 가능성이 커져 **거짓 양성**이 는다. 미리 정한 **표본 크기**까지 기다리거나 순차 검정을 쓴다. **요일 효과**를 담으려면 적어도 한 주를 채운다.`,
      keywords: ['거짓 양성', '표본 크기', '요일 효과', '순차 검정'],
      week: 2,
      topic: '실험을 멈추는 때',
      openDay: 16,
      deadlineDay: 20,
      published: true,
      answers: [],
    },
  ],
};

const BRAND_CLUB: ClubContent = {
  key: 'brand',
  name: '작은 브랜드의 말투 만들기',
  tagline: '짧은 안내문 한 줄에서 브랜드의 목소리를 찾습니다.',
  description: `학교 앞 빵집, 동네 책방, 학생 창업팀. 광고비가 없는 작은 브랜드에게 **말투**는 가장 값싼 디자인입니다.

다섯 주 동안 안내문, 사과문, 오류 문구, 영수증 한 줄까지 고쳐 쓰며 한 브랜드의 말투 규칙을 완성합니다.

과제는 짧습니다. 대신 왜 그 낱말을 골랐는지 설명해야 합니다.`,
  leader: 'harin',
  instructors: [],
  status: '0300',
  startDay: 13,
  endDay: 47,
  recruitFromDay: -3,
  recruitToDay: 12,
  studyCycle: ['THU'],
  weekCount: 5,
  capacity: 20,
  jobGroups: ['0200', '0100'],
  jobs: ['0204', '0105'],
  jobLevels: [1, 2],
  tags: ['브랜드', '글쓰기', '말투'],
  isPublic: true,
  participationCode: 'SMALLVOICE',
  selfGrading: true,
  officialGrading: 'SELF',
  anonymous: true,
  members: people('member5 arin hayun taeyoon'),
  pending: [],
  quizzes: [
    {
      key: 'sorry',
      question: `품절 안내문입니다. **사과인데 사과로 읽히지 않는** 까닭을 찾고 고쳐 쓰세요.

> "고객님의 성원에 힘입어 조기 품절되었습니다. 양해 부탁드립니다."`,
      modelAnswer: `성원이라는 자랑으로 시작하고, 헛걸음한 사람의 **불편**을 말하지 않으며, **다음에 할 수 있는 일**이 없다. "오늘 식빵이 모두 나갔습니다. 헛걸음하게 해 죄송합니다. 내일 아침 8시에 다시 굽고, 전화로 맡아 두실 수 있습니다."처럼 사실, 사과, 대안의 순서로 쓴다.`,
      keywords: ['불편', '대안', '사실', '순서'],
      week: 1,
      topic: '사과하는 말',
      openDay: 13,
      deadlineDay: 19,
      published: true,
      answers: [],
    },
  ],
};

const RENDERING_CLUB: ClubContent = {
  key: 'rendering',
  name: '브라우저 렌더링 깊게 읽기',
  tagline: '화면이 느려지는 까닭을 브라우저의 눈으로 읽습니다.',
  description: `주소를 누른 순간부터 화면이 그려질 때까지, 브라우저가 하는 일을 **한 단계씩** 따라갑니다.

HTML 해석, 스타일 계산, 배치, 칠하기, 합성. 단계마다 "여기서 느려지면 무엇이 보일까?"를 묻고 개발자 도구로 확인합니다.

자바스크립트로 작은 화면을 만들어 본 분을 기다립니다. **정원이 차서 모집을 마감했습니다.**`,
  leader: 'instructor',
  instructors: [],
  status: '0310',
  startDay: 2,
  endDay: 43,
  recruitFromDay: -20,
  recruitToDay: 1,
  studyCycle: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
  weekCount: 6,
  capacity: 16,
  jobGroups: ['0300'],
  jobs: ['0302'],
  jobLevels: [4],
  tags: ['프론트엔드', '성능', '브라우저'],
  isPublic: true,
  participationCode: 'PAINTLAYER',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 4,
  members: people(
    'member2 member3 member6 member8 yuna junho eunwoo siwoo jaeyun dain seungmin donghyun chaewon jiho gunwoo hyun',
  ),
  pending: [],
  quizzes: [
    {
      key: 'layout-thrash',
      question: `아래 코드는 왜 목록이 길어질수록 급격히 느려질까요? 같은 결과를 내면서 빠른 코드로 고쳐 보세요.

\`\`\`js
for (const item of items) {
  item.style.width = box.offsetWidth + 'px';
}
\`\`\``,
      modelAnswer: `\`offsetWidth\`를 읽으면 브라우저는 밀린 스타일 변경을 반영해 **배치를 강제로 다시 계산**한다. 반복마다 쓰기 뒤에 읽기가 와서 배치가 항목 수만큼 일어난다(**레이아웃 스래싱**). 반복 밖에서 한 번 읽어 변수에 담고 쓰기만 되풀이한다.

\`\`\`js
const width = box.offsetWidth + 'px';
for (const item of items) item.style.width = width;
\`\`\``,
      keywords: ['배치', '레이아웃 스래싱', 'offsetWidth', '쓰기'],
      week: 1,
      topic: '레이아웃이 되풀이될 때',
      openDay: 2,
      deadlineDay: 6,
      published: true,
      content: {
        title: 'MDN: 브라우저의 동작 방식',
        url: 'https://developer.mozilla.org/ko/docs/Web/Performance/Guides/How_browsers_work',
      },
      answers: [],
    },
    {
      key: 'compositing',
      question:
        '`left`를 바꾸는 움직임과 `transform`을 바꾸는 움직임이 **어느 단계에서** 갈라지는지 설명하세요. 모든 요소에 `will-change`를 붙이면 안 되는 까닭도 쓰세요.',
      modelAnswer: `\`left\`는 배치부터 다시 계산하고 칠하지만 \`transform\`은 이미 칠한 **층을 합성** 단계에서 옮기기만 한다. \`will-change\`는 층을 따로 만들게 하므로 남용하면 **메모리**가 늘고 합성할 층이 많아져 오히려 느리다.`,
      keywords: ['배치', '합성', '층', '메모리'],
      week: 2,
      topic: '합성 단계',
      openDay: 9,
      deadlineDay: 13,
      published: true,
      answers: [],
    },
  ],
};

export const RECRUITING_CLUBS: readonly ClubContent[] = [PROBLEM_CLUB, METRICS_CLUB, BRAND_CLUB, RENDERING_CLUB];
