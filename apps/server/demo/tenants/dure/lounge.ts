import type { LoungeContent } from '../../quizzes/lounge.content.ts';

export const DURE_LOUNGE: LoungeContent = {
  open: [
    'statistics/average',
    'statistics/simpson',
    'statistics/p-value',
    'statistics/causal',
    'essay/lucky-day',
    'essay/camellia',
  ],
  taken: [
    { from: 'statistics/p-value', into: 'metrics', week: 3, openDay: 23, deadlineDay: 27 },
    { from: 'statistics/simpson', into: 'metrics', week: 4, openDay: 30, deadlineDay: 34 },
    { from: 'statistics/simpson', into: 'invest', week: 2, openDay: null, deadlineDay: null },
  ],
  written: [
    {
      key: 'power-strip',
      author: 'seohyun',
      status: 'PUBLIC',
      question:
        '꽂아 둔 멀티탭이 손을 대기 어려울 만큼 뜨겁습니다. 전류와 저항으로 **까닭**을 설명하고, 무엇부터 해야 하는지 순서대로 쓰세요.',
      modelAnswer:
        '발열은 **전류의 제곱**과 저항의 곱에 비례한다($P = I^2R$). 여러 기구를 함께 쓰면 전류가 커지고, 느슨한 플러그는 **접촉 저항**을 키운다. 먼저 플러그를 뽑아 **부하**를 나누고, 눌어붙은 자국이 있으면 버린다. 그다음 기구들의 소비 전력을 더해 **정격**을 넘지 않는지 계산한다.',
      keywords: ['전류의 제곱', '접촉 저항', '부하', '정격'],
      jobGroup: '0400',
      jobs: ['0401'],
      jobLevels: [1, 2],
      tags: ['전력', '안전'],
    },
    {
      key: 'battery',
      author: 'seohyun',
      status: 'PUBLIC',
      question:
        '겨울날 밖에서 배터리가 20 % 남은 휴대전화가 갑자기 꺼졌습니다. 방에 들어와 켜니 다시 20 %입니다. **내부 저항**으로 설명해 보세요.',
      modelAnswer:
        '잔량은 남은 전하이고, 꺼짐은 **단자 전압**의 문제이다. 차가우면 **내부 저항**이 커져 큰 전류가 흐르는 순간 **전압 강하**가 커진다. 단자 전압이 최소 동작 전압보다 낮아지면 전하가 남아 있어도 꺼지고, 따뜻해지면 저항이 줄어 같은 전하로 다시 켜진다.',
      keywords: ['단자 전압', '내부 저항', '전압 강하'],
      jobGroup: '0400',
      jobs: ['0401'],
      jobLevels: [3],
      tags: ['전력', '배터리'],
    },
    {
      key: 'no-complaints',
      author: 'harin',
      status: 'PUBLIC',
      question:
        '"불편한 점이 있으셨나요?"라는 물음에 열 명이 모두 "없다"고 답했습니다. 이 결과를 어떻게 읽어야 할까요? 다시 묻는다면 무엇을 묻겠습니까?',
      modelAnswer:
        '**행동**이 아니라 평가를 물었고, 마주 앉은 사람에게는 좋게 답하려는 **사회적 바람직성**이 있다. 참고 쓰는 데 익숙해 불편으로 여기지 않기도 한다. 마지막으로 쓴 날의 **구체적인 장면**을 처음부터 따라가게 하고, 멈춘 곳과 돌아간 **우회로**를 묻는다.',
      keywords: ['행동', '사회적 바람직성', '구체적인 장면', '우회로'],
      jobGroup: '0200',
      jobs: ['0203'],
      jobLevels: [1, 2],
      tags: ['UX 리서치', '인터뷰'],
    },
    {
      key: 'rating',
      author: 'jiwoo',
      status: 'PUBLIC',
      question:
        '앱의 별점이 한 달 만에 4.6에서 4.1로 떨어졌습니다. **무엇과 무엇을 견주어야** 원인을 좁힐 수 있을까요?',
      modelAnswer:
        '누적 평균이 아니라 **기간별** 별점을 견주고, **앱 판**과 기기별로 나눈다. 평가를 청하는 창의 **시점**이 바뀌면 평가하는 사람이 달라지므로(**표본의 변화**) 별점 수와 함께 본다. 낮은 별점의 글을 읽어 같은 말이 느는지 센다.',
      keywords: ['기간별', '앱 판', '시점', '표본의 변화'],
      jobGroup: '0100',
      jobs: ['0102'],
      jobLevels: [2],
      tags: ['지표', '데이터 분석'],
    },
    {
      key: 'double-click',
      author: 'instructor',
      status: 'PUBLIC',
      question:
        '사용자가 **저장 버튼을 두 번** 눌렀더니 주문이 두 개 생겼습니다. 화면과 서버에서 각각 무엇을 바꾸어야 할까요? 한쪽만 바꾸면 왜 모자랄까요?',
      modelAnswer:
        '화면에서는 누른 뒤 버튼을 잠그고 진행을 보인다. 그러나 느린 망에서의 **재시도**와 두 창은 화면이 막지 못한다. 서버는 요청마다 **멱등 키**를 받아 같은 키에는 같은 결과를 주고, **유일 제약**으로 동시에 온 둘 중 하나만 넣는다. 서버만 막으면 사용자는 눌렸는지 알 수 없다.',
      keywords: ['재시도', '멱등 키', '유일 제약'],
      jobGroup: '0300',
      jobs: ['0301', '0302'],
      jobLevels: [2, 3],
      tags: ['동시성', 'API 설계'],
    },
    {
      key: 'password-log',
      author: 'instructor',
      status: 'PRIVATE',
      question:
        '서버 로그에 사용자의 비밀번호가 찍히고 있었습니다. 발견한 날부터 한 주 동안 할 일을 **순서대로** 쓰고, 왜 그 순서인지 말해 보세요.',
      modelAnswer:
        '먼저 더 새지 않게 기록을 멈추고, 찍힌 로그의 **접근 권한**을 줄인다. 찍힌 계정의 비밀번호를 **무효화**하고 당사자에게 알린다. **백업**과 밖으로 나간 사본까지 지운 뒤, 기록하기 전에 가리는 코드를 넣고 **재발**을 시험으로 막는다. 막기, 줄이기, 고치기의 차례이다.',
      keywords: ['접근 권한', '무효화', '백업', '재발'],
      jobGroup: '0300',
      jobs: ['0301', '0305'],
      jobLevels: [2, 3],
      tags: ['보안', '사고 대응'],
    },
    {
      key: 'all-green',
      author: 'instructor',
      status: 'PRIVATE',
      question:
        '"테스트가 모두 통과했으니 배포해도 됩니다." 이 말이 **알려 주는 것**과 **알려 주지 않는 것**을 나누어 보세요.',
      modelAnswer:
        '알려 주는 것은 테스트가 **물어본 것**에 대해 지금 코드가 그렇게 답한다는 사실뿐이다. 묻지 않은 것, 테스트 자체가 틀린 것, **실제 데이터**와 부하, 시간과 순서에 달린 **경합**은 알려 주지 않는다. 코드를 일부러 고장 내어 실패하는지 보면 테스트를 믿을 근거가 생긴다.',
      keywords: ['물어본 것', '실제 데이터', '경합'],
      jobGroup: '0300',
      jobs: ['0301', '0302'],
      jobLevels: [1, 2],
      tags: ['테스트'],
    },
    {
      key: 'natural-key',
      author: 'instructor',
      status: 'PRIVATE',
      question: '**자연 키**와 **대리 키**를 견주고, 어느 쪽을 키로 둘지 까닭을 들어 말해 보세요.',
      modelAnswer: '',
      keywords: [],
      jobGroup: '0300',
      jobs: ['0301'],
      jobLevels: [1, 2],
      tags: ['키'],
    },
    {
      key: 'third-normal-form',
      author: 'instructor',
      status: 'PRIVATE',
      question: '제2정규형과 제3정규형은 각각 무엇을 떼어 내나요? 왜 그렇게 나누나요?',
      modelAnswer: '',
      keywords: [],
      jobGroup: '0300',
      jobs: ['0301'],
      jobLevels: [1, 2],
      tags: ['정규화'],
    },
    {
      key: 'hidden-average',
      author: 'instructor',
      status: 'HIDDEN',
      question:
        '응답 시간의 **평균**이 0.2초인데도 느리다는 불평이 끊이지 않습니다. 평균이 무엇을 감추는지 설명하고, 무엇을 대신 볼지 쓰세요.',
      modelAnswer:
        '평균은 드물게 아주 느린 요청을 빠른 요청 사이에 감춘다. **분포**를 보고 **백분위**(p95, p99)로 꼬리를 말해야 한다. 한 화면이 요청을 여러 번 보내면 느린 하나에 걸릴 확률이 커지므로, 사용자가 겪는 것은 **꼬리 지연**이다.',
      keywords: ['분포', '백분위', '꼬리 지연'],
      jobGroup: '0300',
      jobs: ['0301'],
      jobLevels: [2, 3],
      tags: ['성능', '지표'],
    },
    {
      key: 'deleted-draft',
      author: 'instructor',
      status: 'DELETED',
      question: '캐시를 두면 무엇이 빨라지고 무엇이 어려워지나요?',
      modelAnswer:
        '자주 읽는 것을 가까이 두어 읽기가 빨라진다. 대신 원본과 사본이 달라지는 동안을 다루어야 하므로 **무효화**와 **유효 기간**이 어려워진다.',
      keywords: ['무효화', '유효 기간'],
      jobGroup: '0300',
      jobs: ['0301'],
      jobLevels: [1],
      tags: ['캐시'],
    },
  ],
};
