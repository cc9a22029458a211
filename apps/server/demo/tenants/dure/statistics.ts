import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

export const STATISTICS_CLUB: ClubContent = {
  key: 'statistics',
  name: '숫자에 속지 않는 통계',
  tagline: '숫자를 믿어도 되는 때를 스스로 정합니다.',
  description: `신문 기사 한 줄, 광고 한 장, 보고서의 그래프 하나를 놓고 **무엇이 빠졌는지** 묻는 여섯 주였습니다.

계산은 최소로 하고 뜻을 말로 설명하는 데 집중했습니다. 평균과 중앙값, 상관과 인과, 검정과 신뢰구간을 다뤘습니다.

모두 수고하셨습니다. 지난 퀴즈와 답변, 모범 답안은 계속 읽을 수 있습니다.`,
  leader: 'jiwoo',
  instructors: [],
  status: '0500',
  startDay: -75,
  endDay: -34,
  recruitFromDay: -96,
  recruitToDay: -76,
  studyCycle: ['TUE', 'FRI'],
  weekCount: 6,
  capacity: 20,
  jobGroups: ['0100'],
  jobs: ['0102', '0103'],
  jobLevels: [1, 2],
  tags: ['통계', '데이터 읽기', '인과'],
  isPublic: true,
  participationCode: 'NOTFOOLED6',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  aiGrading: true,
  anonymous: false,
  members: people('member1 member2 member4 member6 yuna junho siwoo seungmin taeyun nayeon garam'),
  pending: [],
  quizzes: [
    {
      key: 'average',
      question:
        '"우리 회사 평균 연봉 7,200만 원." 이 문장만 보고 입사했다가 실망하는 까닭을 **분포**로 설명해 보세요. 무엇을 더 물어야 할까요?',
      modelAnswer: `연봉은 오른쪽으로 꼬리가 긴 분포라서 소수의 높은 값이 **평균**을 끌어올린다. 대부분의 사람은 평균보다 적게 받는다. **중앙값**과 **사분위수**, 직급과 근속별 값, 성과급 포함 여부를 물어야 한다.`,
      keywords: ['평균', '중앙값', '꼬리', '사분위수'],
      week: 1,
      topic: '평균과 분포',
      openDay: -75,
      deadlineDay: -69,
      published: true,
      answers: [
        answer(
          'member1',
          [-74, '20:20', '평균이 거짓말일 수 있다.'],
          [
            -71,
            '22:08',
            '평균이 거짓말이라기보다 임원 몇 명의 연봉이 평균을 끌어올린 것이다. 줄을 세웠을 때 가운데 사람의 연봉(중앙값)을 물어봐야 한다.',
          ],
          {
            grade: 88,
            feedback: '중앙값까지 갔습니다. 신입이라면 가운데보다 아래쪽 사분위수가 더 궁금하지 않을까요?',
            selfGrade: 80,
            likes: 'member4 siwoo',
            comprehension: 4,
          },
        ),
        answer(
          'member4',
          [-73, '13:44', '평균보다 적게 받는 사람이 절반이다.'],
          [
            -70,
            '19:51',
            '평균보다 적게 받는 사람이 꼭 절반은 아니다. 꼬리가 길면 열 명 중 일곱 명이 평균 아래일 수도 있다. 절반을 가르는 것은 중앙값이다. 신입 연봉과 성과급이 들어간 값인지도 묻겠다.',
          ],
          {
            grade: 95,
            feedback: '자신의 오해를 반례로 고쳤습니다. 아주 좋습니다.',
            likes: 'member1 siwoo yuna',
            picks: 'member1 siwoo yuna',
            comprehension: 5,
          },
        ),
        answer(
          'yuna',
          [-75, '10:32', '분포가 한쪽으로 치우쳐서 평균이 대표값으로 알맞지 않다.'],
          [
            -72,
            '21:15',
            '오른쪽 꼬리가 긴 분포에서는 평균 > 중앙값이다. 중앙값과 1·3사분위수, 그리고 직급별 인원을 물어보면 내가 들어갈 자리의 값을 짐작할 수 있다.',
          ],
          {
            grade: 97,
            feedback: '내 자리의 값을 짐작한다는 목적이 분명합니다.',
            selfGrade: 95,
            likes: 'member1 member4',
            picks: 'member4',
            comprehension: 5,
          },
        ),
        answer(
          'siwoo',
          [-74, '18:09', '물가가 올라서 실제로는 적게 느껴진다.'],
          [
            -69,
            '23:18',
            '물가 이야기는 질문과 달랐다. 높은 연봉을 받는 몇 명 때문에 평균이 높아진 것이니 최빈값이나 중앙값을 물어야 한다.',
          ],
          {
            grade: 78,
            feedback: '방향을 바로잡았습니다. 연봉처럼 이어진 값에서는 최빈값이 별 쓸모가 없는 까닭을 생각해 보세요.',
            comprehension: 3,
          },
        ),
      ],
    },
    {
      key: 'simpson',
      question: `두 학과 모두 여학생의 합격률이 더 높은데, 합쳐 놓으면 남학생의 합격률이 더 높습니다. 어떻게 이런 일이 생길까요? 간단한 숫자를 만들어 보이세요.`,
      modelAnswer: `**심슨의 역설**이다. 지원자가 **어느 학과에 몰렸는지**가 합격률과 함께 움직이기 때문이다. 예: A과(합격이 쉬움) 남 80/100, 여 9/10. B과(어려움) 남 1/10, 여 20/100. 과마다 여학생이 높지만(90 % > 80 %, 20 % > 10 %) 합치면 남 81/110, 여 29/110이다.

합친 값은 **가중치가 다른 평균**이다. 무엇을 기준으로 나누어 볼지는 인과 관계를 생각해야 정할 수 있다.`,
      keywords: ['심슨의 역설', '가중치', '학과', '합격률'],
      week: 2,
      topic: '합치면 뒤집히는 비율',
      openDay: -68,
      deadlineDay: -62,
      published: true,
      content: { title: "Simpson's paradox (Wikipedia)", url: 'https://en.wikipedia.org/wiki/Simpson%27s_paradox' },
      answers: [
        answer(
          'member1',
          [-67, '23:41', '계산을 잘못한 것 같다. 각각 높으면 합쳐도 높아야 한다.'],
          [
            -64,
            '22:22',
            '계산이 틀린 것이 아니었다. 여학생이 어려운 학과에 많이 지원하면 합쳤을 때 낮아진다. 쉬운 과: 남 80/100, 여 9/10. 어려운 과: 남 1/10, 여 20/100이면 그렇게 된다.',
          ],
          {
            grade: 93,
            feedback: '숫자로 확인한 덕분에 확신이 생겼을 겁니다. 그럼 어느 쪽 표를 믿어야 하는지도 한 줄 써 보세요.',
            selfGrade: 90,
            likes: 'member2 junho',
            picks: 'junho',
            comprehension: 5,
            replies: [reply('junho', 180, '저도 처음엔 계산 실수라고 생각했어요.')],
          },
        ),
        answer(
          'member2',
          [-68, '12:26', '심슨의 역설. 집단의 크기가 다르면 생긴다.'],
          [
            -65,
            '11:37',
            '합친 합격률은 학과별 합격률을 지원자 수로 가중한 평균이다. 남녀의 가중치가 다르니 순서가 뒤집힐 수 있다. 쉬운 과에 남학생이 몰리고 어려운 과에 여학생이 몰린 경우가 그렇다.',
          ],
          {
            grade: 90,
            feedback: '가중 평균이라는 설명이 정확합니다. 직접 만든 숫자가 있으면 더 좋았겠습니다.',
            likes: 'member1 member6',
            picks: 'member1 member6',
            comprehension: 5,
          },
        ),
        answer(
          'member6',
          [-66, '19:10', '표본이 적어서 우연히 생긴 것이다.'],
          [-62, '21:49', '우연이 아니라 학과라는 교란 변수 때문이다. 표본이 아무리 커도 몰림이 그대로면 뒤집힌다.'],
          {
            grade: 84,
            feedback:
              '"표본이 아무리 커도"라는 지적이 중요합니다. 예시 숫자를 요구한 문제였으니 다음엔 꼭 만들어 보세요.',
            selfGrade: 85,
            likes: 'member1 member2 junho',
            picks: 'member2',
            comprehension: 4,
          },
        ),
        answer(
          'junho',
          [-66, '08:15', '여학생이 더 어려운 과에 지원했을 것 같다.'],
          [
            -63,
            '17:33',
            '과별로 나누어 보면 여학생이 높고 합치면 낮다. 지원이 어려운 과에 쏠렸기 때문이다. A과 여 9/10, B과 여 20/100이면 전체는 29/110밖에 되지 않는다.',
          ],
          {
            grade: 87,
            feedback: '여학생 쪽 숫자가 정확합니다. 남학생의 숫자도 나란히 두어야 뒤집히는 것이 보입니다.',
            likes: 'member6',
            comprehension: 4,
          },
        ),
      ],
    },
    {
      key: 'p-value',
      question: `어떤 실험에서 $p = 0.03$이 나왔습니다. "효과가 없을 확률이 3 %"라는 해석은 왜 틀렸을까요? 올바르게 고쳐 말하고, 효과의 크기에 대해 무엇을 알 수 있는지 답하세요.`,
      modelAnswer: `p값은 **귀무가설이 참일 때** 지금처럼 또는 더 극단적인 결과가 나올 확률이다. 귀무가설이 참일 확률이 아니다(조건의 방향이 반대이다).

p값은 **효과의 크기를 말하지 않는다**. 표본이 크면 아주 작은 효과도 p가 작다. 크기는 **신뢰구간**이나 효과 크기로 본다. 여러 번 검정했다면 우연히 0.03이 나올 수도 있다(**다중 비교**).`,
      keywords: ['귀무가설', '조건', '극단적', '신뢰구간', '다중 비교', '표본'],
      week: 4,
      topic: 'p값 읽기',
      openDay: -54,
      deadlineDay: -48,
      published: true,
      answers: [
        answer(
          'member1',
          [-53, '21:56', '0.05보다 작으니까 효과가 있다는 뜻이다. 3 %는 틀릴 확률이다.'],
          [
            -49,
            '23:27',
            '효과가 없다고 가정했을 때 이만큼 극단적인 결과가 나올 확률이 3 %라는 뜻이다. 효과가 없을 확률과는 조건이 반대다. 효과가 얼마나 큰지는 알 수 없다.',
          ],
          {
            grade: 91,
            feedback:
              '조건이 반대라는 점을 정확히 이해했습니다. 크기를 알려면 무엇을 보아야 하는지(신뢰구간) 더해 주세요.',
            selfGrade: 85,
            likes: 'seungmin taeyun',
            picks: 'taeyun',
            comprehension: 4,
          },
        ),
        answer(
          'seungmin',
          [-54, '16:04', '귀무가설이 맞을 확률이 3 %라고 배운 것 같다.'],
          [
            -50,
            '20:42',
            '귀무가설이 맞다고 치고 계산한 값이므로 귀무가설의 확률이 될 수 없다. 검진에서 "병이 없을 때 양성일 확률"과 "양성일 때 병이 없을 확률"이 다른 것과 같다. 효과의 크기는 신뢰구간을 봐야 한다.',
          ],
          {
            grade: 98,
            feedback: '검진의 비유가 조건의 방향을 보여 주는 가장 좋은 설명입니다.',
            selfGrade: 90,
            likes: 'member1 taeyun member4',
            picks: 'member1 member4',
            comprehension: 5,
            replies: [
              reply('member4', 200, '검진 비유로 이제 확실히 알았습니다.', [
                {
                  by: 'jiwoo',
                  minute: 500,
                  body: '비유를 만들 수 있으면 이해한 것입니다. 다음 시간에 소개해도 될까요?',
                },
                { by: 'seungmin', minute: 90, body: '네, 영광입니다.' },
              ]),
            ],
          },
        ),
        answer(
          'taeyun',
          [-52, '22:33', '통계적으로 유의하다.'],
          [-48, '22:59', '우연히 이런 결과가 나올 확률이 3 %이다. 효과가 크다는 뜻은 아니다.'],
          {
            grade: 70,
            feedback: '"우연히"가 무엇을 가정한 것인지가 핵심입니다. 귀무가설이 참이라는 조건을 분명히 쓰세요.',
            selfGrade: 80,
            likes: 'seungmin',
            picks: 'seungmin',
            comprehension: 3,
          },
        ),
        answer(
          'member4',
          [-53, '11:20', 'p값은 작을수록 효과가 크다.'],
          [
            -49,
            '15:02',
            'p값이 작아도 표본이 크면 효과는 작을 수 있다. 그래서 p값만으로 크기를 말하면 안 되고, 효과가 없다는 가정 아래의 확률이라고만 말할 수 있다.',
          ],
          {
            grade: 89,
            feedback: '표본 크기와의 관계를 잘 짚었습니다.',
            likes: 'member1 seungmin',
            comprehension: 4,
          },
        ),
      ],
    },
    {
      key: 'causal',
      question:
        '"아침을 먹는 학생의 성적이 더 높다. 그러니 아침 급식을 하자." 이 주장이 성립하려면 무엇을 더 확인해야 할까요? 실제로 할 수 있는 조사를 하나 설계해 보세요.',
      modelAnswer: `**상관**은 인과가 아니다. 가정 형편, 수면, 규칙적인 생활이 둘 다에 영향을 주는 **교란 변수**일 수 있고, 성적이 좋은 학생이 규칙적이라는 **역방향**일 수도 있다.

급식 시작 시기를 학교별로 **무작위로** 정해 비교하거나, 시행 전후를 시행하지 않은 학교의 변화와 견준다(**이중차분**). 결석과 체중 같은 다른 결과도 함께 본다.`,
      keywords: ['상관', '교란 변수', '무작위', '비교'],
      week: 6,
      topic: '원인이라고 말하려면',
      openDay: -40,
      deadlineDay: -35,
      published: true,
      answers: [
        answer(
          'member1',
          [-39, '22:00', '아침을 먹는 학생은 부지런해서 성적이 높을 수도 있다.'],
          [
            -36,
            '21:11',
            '부지런함이나 가정 형편이 아침과 성적에 모두 영향을 줄 수 있다(교란 변수). 급식을 원하는 학교를 반으로 무작위로 나누어 한쪽은 이번 학기, 한쪽은 다음 학기에 시작하고 한 학기 동안의 성적 변화를 견준다.',
          ],
          {
            grade: 96,
            feedback: '모두가 결국 급식을 받는 순차 시행이라 윤리적으로도 좋은 설계입니다.',
            selfGrade: 92,
            likes: 'nayeon garam',
            picks: 'nayeon garam',
            comprehension: 5,
          },
        ),
        answer(
          'nayeon',
          [-40, '19:45', '설문을 더 많이 해서 확인한다.'],
          [
            -36,
            '18:28',
            '설문을 늘려도 같은 상관만 더 정확해질 뿐이다. 급식을 하는 학교와 하지 않는 학교를 비교하되, 처음부터 성적이 비슷한 학교를 짝지어야 한다.',
          ],
          {
            grade: 90,
            feedback: '많이 모으는 것과 다르게 모으는 것의 차이를 알았습니다. 짝짓기로도 남는 차이는 무엇일까요?',
            selfGrade: 82,
            likes: 'member1 garam',
            picks: 'member1',
            comprehension: 4,
          },
        ),
        answer(
          'garam',
          [-38, '23:23', '뇌에 포도당이 필요하니까 인과가 맞다.'],
          [
            -35,
            '20:06',
            '그럴듯한 설명이 있어도 크기는 확인해야 한다. 아침을 먹지 않던 학생이 먹기 시작했을 때 성적이 얼마나 변했는지를, 먹지 않은 학생의 변화와 비교하겠다.',
          ],
          {
            grade: 86,
            feedback:
              '같은 사람의 변화를 대조군과 비교하는 설계가 좋습니다. 스스로 먹기로 한 학생들이라는 점이 걸립니다.',
            likes: 'nayeon',
            comprehension: 4,
          },
        ),
      ],
    },
  ],
};
