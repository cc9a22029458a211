import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

export const POWER_CLUB: ClubContent = {
  key: 'power',
  name: '전력계통 해석, 손으로 풀고 말로 설명하기',
  tagline: '계산 한 줄마다 까닭을 말로 붙이는 8주입니다.',
  description: `계통 해석 프로그램은 답을 주지만 **왜 그 답인지**는 알려 주지 않습니다. 이 클럽에서는 작은 계통을 손으로 풀고, 그 결과를 남에게 말로 설명해 봅니다.

여덟 주 동안 단위법, 무효전력과 전압, 조류계산, 고장해석, 안정도를 다룹니다. 수식은 \`$V = IZ$\`처럼 달러 기호 사이에 적으면 보기 좋게 나옵니다.

> 계산이 맞아도 설명이 없으면 80점, 계산이 조금 틀려도 물리적인 뜻이 맞으면 85점을 드립니다.

회로이론을 마친 3학년 이상에게 맞춥니다.`,
  leader: 'seohyun',
  instructors: ['instructor'],
  status: '0400',
  startDay: -33,
  endDay: 22,
  recruitFromDay: -55,
  recruitToDay: -34,
  studyCycle: ['TUE', 'THU'],
  weekCount: 8,
  capacity: 25,
  jobGroups: ['0400'],
  jobs: ['0401'],
  jobLevels: [3, 4],
  tags: ['전력계통', '조류계산', '고장해석', '단위법'],
  isPublic: true,
  participationCode: 'POWERGRID8',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people(
    'member1 member3 member4 member7 member8 chaewon taeyun bomin jiho hayun gunwoo nayeon seongjun hyun',
  ),
  pending: [
    {
      person: 'donghyun',
      message: '전기기사 필기를 마치고 계통 쪽을 더 공부하고 싶습니다. 늦게라도 참여할 수 있을까요?',
    },
  ],
  quizzes: [
    {
      key: 'per-unit',
      question: `변압기가 여러 대 있는 계통을 풀 때 왜 **단위법(per unit)** 을 쓸까요? 기준용량 $100\\,\\mathrm{MVA}$, 기준전압 $154\\,\\mathrm{kV}$일 때 $23.7\\,\\Omega$의 선로 임피던스를 단위값으로 고치고, 그 값이 뜻하는 바를 설명하세요.`,
      modelAnswer: `기준 임피던스는 $Z_b = V_b^2 / S_b = 154^2 / 100 = 237.16\\,\\Omega$이므로 $Z_{pu} = 23.7 / 237.16 \\approx 0.1$이다. 정격 전류가 흐를 때 정격 전압의 약 10 %가 이 선로에서 **전압강하**로 나타난다는 뜻이다.

단위법을 쓰면 변압기 양쪽의 기준전압을 **권수비**대로 잡을 때 임피던스의 단위값이 양쪽에서 같아져 이상 변압기를 회로에서 지울 수 있다. 기기의 용량이 달라도 값의 범위가 비슷해 이상한 값을 찾기도 쉽다.`,
      keywords: ['기준 임피던스', '기준전압', '권수비', '전압강하', '0.1'],
      week: 1,
      topic: '단위법',
      openDay: -33,
      deadlineDay: -27,
      published: true,
      rubric: [
        { criterion: '단위값을 바르게 계산한다', weight: 40 },
        { criterion: '단위법을 쓰는 까닭을 설명한다', weight: 60 },
      ],
      content: { title: 'Per-unit system (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Per-unit_system' },
      answers: [
        answer(
          'member1',
          [-32, '21:10', '기준값으로 나누면 된다. 23.7 나누기 154 하면 0.154가 나온다.'],
          [
            -29,
            '22:35',
            '기준 임피던스는 $154^2/100 \\approx 237\\,\\Omega$이고 단위값은 약 0.1이다. 변압기 1차와 2차의 기준전압을 따로 잡아 두면 변압기를 넘어가도 같은 값을 쓸 수 있어 계산이 쉽다.',
          ],
          {
            grade: 88,
            feedback:
              '사전답변의 실수를 스스로 찾아 고쳤습니다. 기준전압을 "따로" 잡되 권수비를 따라야 한다는 조건을 분명히 하세요.',
            selfGrade: 85,
            likes: 'member3 chaewon',
            comprehension: 4,
          },
        ),
        answer(
          'member3',
          [-33, '18:45', '단위가 없어져서 계산하기 편하다. 값은 0.1 pu.'],
          [
            -30,
            '20:17',
            '$Z_b = V_b^2/S_b = 237.2\\,\\Omega$, 따라서 $0.1$ pu. 정격 전류가 흐르면 정격 전압의 10 %가 떨어진다는 뜻이다. 권수비대로 기준전압을 잡으면 변압기 양쪽에서 임피던스가 같아져 전압 계급이 섞인 계통도 한 회로로 풀 수 있다.',
          ],
          {
            grade: 97,
            feedback: '값의 물리적 뜻까지 정확히 말했습니다.',
            likes: 'member1 chaewon taeyun jiho',
            picks: 'member1 chaewon taeyun',
            comprehension: 5,
          },
        ),
        answer(
          'chaewon',
          [-32, '13:28', '154 kV를 1로 놓고 상대적인 값을 쓰는 방법이다.'],
          [
            -28,
            '23:03',
            '기준 임피던스 237 Ω에 대한 비율이므로 0.1이다. 발전기 용량이 달라도 단위값은 비슷한 범위에 들어오므로 입력 실수를 알아채기 쉽다.',
          ],
          {
            grade: 85,
            feedback:
              '입력 실수를 알아채기 쉽다는 점은 현장에서 정말 중요합니다. 변압기가 사라지는 까닭을 더해 보세요.',
            selfGrade: 80,
            likes: 'member3 jiho',
            picks: 'member3',
            comprehension: 4,
            replies: [
              reply(
                'seohyun',
                700,
                '자기 용량 기준의 값과 계통 기준의 값을 섞어 쓰는 실수도 흔합니다. 다음 주에 다룹니다.',
              ),
            ],
          },
        ),
        answer(
          'taeyun',
          [-31, '22:50', '퍼센트 임피던스와 같은 것이다. 10 %.'],
          [-27, '21:12', '퍼센트 임피던스를 100으로 나눈 것이 단위값이다. 계산하면 10 %, 곧 0.1이다.'],
          {
            grade: 72,
            feedback:
              '계산은 맞습니다. 질문의 절반인 "왜 쓰는가"에 대한 답이 없습니다. 변압기가 있는 그림을 하나 그려 보면 쓸 말이 생깁니다.',
            selfGrade: 85,
            comprehension: 3,
          },
        ),
        answer(
          'jiho',
          [-32, '09:15', '전압이 다른 구간을 같은 기준으로 비교하려고 쓴다.'],
          [
            -29,
            '19:40',
            '전압이 다른 구간을 옴으로 풀면 변압기를 지날 때마다 권수비의 제곱으로 환산해야 하는데, 단위법은 그 환산을 기준값에 미리 담아 둔다. 이 선로는 $23.7/237.2 = 0.1$로, 정격에서 10 %의 전압강하를 만든다.',
          ],
          {
            grade: 95,
            feedback: '"환산을 기준값에 미리 담아 둔다"는 표현이 핵심을 찌릅니다.',
            likes: 'member1 member3 chaewon taeyun',
            comprehension: 5,
          },
        ),
      ],
    },
    {
      key: 'reactive',
      question: `수전단 전압이 자꾸 낮아지는 긴 선로가 있습니다. 유효전력을 줄이지 않고 전압을 올리려면 무엇을 해야 할까요? 아래 근사식을 근거로 설명하세요.

$$\\Delta V \\approx \\frac{RP + XQ}{V}$$`,
      modelAnswer: `송전선로는 $X \\gg R$이므로 전압강하는 주로 **무효전력** $Q$가 정한다. 따라서 부하 가까이에 **전력용 콘덴서**(또는 STATCOM)를 두어 무효전력을 현장에서 공급하면 선로로 흐르는 $Q$가 줄어 $\\Delta V$가 작아진다. **역률**이 좋아져 손실도 준다.

변압기 **탭**을 바꾸는 것도 방법이지만, 무효전력을 만들지는 못해 계통 전체가 부족할 때는 상위 전압을 더 떨어뜨린다. 경부하에서는 콘덴서를 떼지 않으면 과전압이 될 수 있다.`,
      keywords: ['무효전력', '콘덴서', '역률', '탭', '과전압'],
      week: 2,
      topic: '무효전력과 전압',
      openDay: -24,
      deadlineDay: -18,
      published: true,
      content: { title: 'AC power (Wikipedia)', url: 'https://en.wikipedia.org/wiki/AC_power' },
      answers: [
        answer(
          'member1',
          [-23, '22:42', '발전기 전압을 올리면 된다.'],
          [
            -19,
            '23:30',
            '식에서 $X$가 $R$보다 훨씬 크므로 $Q$를 줄이는 것이 가장 효과가 크다. 부하 옆에 콘덴서를 달아 무효전력을 그 자리에서 대면 선로로 흐르는 $Q$가 줄어든다. 발전기 전압을 올리는 것은 다른 곳까지 높아져서 한계가 있다.',
          ],
          {
            grade: 91,
            feedback:
              '식의 항을 비교해 결론으로 간 흐름이 좋습니다. 경부하 때 콘덴서를 그대로 두면 어떻게 될지도 생각해 보세요.',
            selfGrade: 88,
            likes: 'member4 bomin gunwoo',
            picks: 'gunwoo',
            comprehension: 4,
            replies: [
              reply('bomin', 200, '밤에는 콘덴서를 떼야 하나요?', [
                {
                  by: 'member1',
                  minute: 90,
                  body: '교수님 피드백도 그 이야기 같아요. 안 떼면 전압이 너무 올라갈 것 같습니다.',
                },
                { by: 'seohyun', minute: 400, body: '맞습니다. 그래서 여러 뱅크로 나누어 자동으로 여닫습니다.' },
              ]),
            ],
          },
        ),
        answer(
          'member4',
          [-24, '16:20', '굵은 전선으로 바꿔서 R을 줄인다.'],
          [
            -20,
            '20:55',
            '굵은 전선은 $R$만 줄이는데 송전선에서는 $X$가 훨씬 커서 효과가 작다. 콘덴서를 설치해 $Q$를 줄이는 쪽이 낫다. 역률도 좋아진다.',
          ],
          {
            grade: 87,
            feedback:
              '처음 생각이 왜 비효율적인지를 식으로 반박했습니다. 배전선처럼 R이 큰 경우에는 사전답변도 일리가 있다는 점을 알아 두세요.',
            likes: 'member1 hayun',
            picks: 'hayun',
            comprehension: 4,
          },
        ),
        answer(
          'bomin',
          [-23, '19:33', '변압기 탭을 조정한다.'],
          [
            -18,
            '22:10',
            '변압기 탭을 올리면 수전단 전압은 올라가지만 무효전력을 새로 만드는 것은 아니다. 그래서 콘덴서나 STATCOM으로 무효전력을 공급하는 것이 근본적인 방법이다.',
          ],
          {
            grade: 90,
            feedback: '탭과 콘덴서의 역할을 구분한 점이 좋습니다. 근사식을 인용했다면 만점에 가깝습니다.',
            selfGrade: 80,
            likes: 'member1 member4 gunwoo',
            picks: 'member1 member4',
            comprehension: 4,
          },
        ),
        answer(
          'gunwoo',
          [-22, '21:08', '$Q$를 줄이면 된다. 그런데 어떻게 줄이는지 모르겠다.'],
          [-18, '18:44', '진상 콘덴서를 부하와 병렬로 연결하면 지상 무효전력이 상쇄되어 $Q$가 줄어든다.'],
          {
            grade: 80,
            feedback: '정확하지만 짧습니다. 왜 P가 아니라 Q를 줄여야 하는지, X와 R의 크기를 근거로 덧붙이세요.',
            selfGrade: 75,
            likes: 'bomin',
            picks: 'bomin',
            comprehension: 3,
          },
        ),
        answer(
          'hayun',
          [-22, '12:30', '부하를 줄이는 방법밖에 없다고 생각한다.'],
          [
            -19,
            '14:26',
            '문제에서 유효전력을 줄이지 말라고 했으므로 $RP$는 그대로다. 남은 것은 $XQ$이고 $X$는 선로를 새로 짓지 않는 한 바꾸기 어려우니 $Q$를 현장에서 공급한다. 직렬 콘덴서로 $X$ 자체를 줄이는 방법도 있다고 한다.',
          ],
          {
            grade: 96,
            feedback: '식의 네 문자를 하나씩 지워 가며 답을 찾은 논리가 훌륭합니다. 직렬 보상까지 찾아보았군요.',
            likes: 'member1 member4 bomin gunwoo',
            comprehension: 5,
            replies: [reply('gunwoo', 320, '하나씩 지워 가는 방식이 따라 하기 좋네요.')],
          },
        ),
      ],
    },
    {
      key: 'load-flow',
      question: `조류계산에서 모선을 **슬랙, PV, PQ** 세 가지로 나누는 까닭은 무엇인가요? 슬랙 모선이 없으면 왜 풀 수 없는지도 함께 설명하세요.`,
      modelAnswer: `모선마다 $P, Q, |V|, \\delta$ 네 변수 가운데 둘을 알아야 나머지를 풀 수 있다. 부하는 $P, Q$를 알므로 **PQ**, 발전기는 $P$와 $|V|$를 정하므로 **PV**, 기준이 되는 한 모선은 $|V|, \\delta$를 정하므로 **슬랙**이다.

**손실**은 풀기 전에는 알 수 없어서 모든 모선의 $P$를 미리 정할 수 없다. 차이를 메울 모선이 하나 있어야 한다. 또한 위상각은 상대값이므로 **기준 위상**이 없으면 해가 하나로 정해지지 않는다.`,
      keywords: ['슬랙', 'PV', 'PQ', '손실', '기준'],
      week: 4,
      topic: '조류계산의 모선',
      openDay: -10,
      deadlineDay: -5,
      published: true,
      held: true,
      content: { title: 'Power-flow study (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Power-flow_study' },
      answers: [
        answer(
          'member1',
          [-9, '23:05', '아는 값이 서로 달라서 나눈다. 슬랙은 남는 전력을 처리하는 모선 같다.'],
          [
            -6,
            '22:48',
            '네 변수 중 두 개를 알아야 나머지 두 개를 푼다. PQ는 부하, PV는 발전기, 슬랙은 전압과 위상각을 정하는 모선이다. 손실을 계산 전에 알 수 없으니 그 차이를 슬랙이 맡는다.',
          ],
          { selfGrade: 82, likes: 'member7 nayeon', picks: 'nayeon', comprehension: 4 },
        ),
        answer(
          'member7',
          [-10, '20:31', '슬랙은 가장 큰 발전소이다.'],
          [
            -7,
            '21:57',
            '꼭 가장 큰 발전소일 필요는 없고, 위상각의 기준(0도)을 맡고 손실만큼을 더 내는 모선이다. 기준이 없으면 모든 각도에 같은 값을 더해도 해가 되어 답이 무한히 많다.',
          ],
          {
            grade: 92,
            feedback: '기준이 없을 때 해가 무한히 많다는 설명이 정확합니다. PV와 PQ를 나누는 까닭도 한 줄 더해 주세요.',
            selfGrade: 80,
            likes: 'member1 seongjun hyun nayeon',
            picks: 'member1 seongjun',
            comprehension: 4,
            replies: [reply('hyun', 150, '모든 각도에 같은 값을 더해도 해가 된다는 설명이 좋네요.')],
          },
        ),
        answer(
          'nayeon',
          [-10, '14:19', 'PV는 발전기, PQ는 부하, 슬랙은 기준 모선.'],
          [
            -6,
            '19:30',
            '모선마다 알 수 있는 두 값이 달라서 나눈다. 발전기는 출력과 단자 전압을 조절하니 PV, 부하는 소비가 정해지니 PQ이다. 전체 발전은 부하에 손실을 더한 것과 같아야 하는데 손실은 풀어 봐야 아니까 슬랙이 필요하다.',
          ],
          {
            grade: 95,
            feedback: '"풀어 봐야 안다"는 점이 슬랙의 존재 이유입니다. 잘 짚었습니다.',
            likes: 'member1 member7 hyun',
            picks: 'member7 hyun',
            comprehension: 5,
          },
        ),
        answer(
          'seongjun',
          [-8, '22:11', '컴퓨터로 풀기 위해 임의로 나눈 것이다.'],
          [
            -5,
            '23:42',
            '임의로 나눈 것이 아니라 미지수와 식의 수를 맞추기 위해서이다. 모선마다 식이 두 개라 미지수도 두 개여야 한다.',
          ],
          { selfGrade: 65, selfNote: '슬랙이 없을 때를 설명하지 못했다.', likes: 'member7', comprehension: 2 },
        ),
        answer(
          'hyun',
          [-9, '10:37', '슬랙이 없으면 발전과 소비가 안 맞는다.'],
          [
            -7,
            '12:12',
            '모든 모선의 $P$를 정해 버리면 합이 손실과 정확히 맞아야 하는데 손실은 전압과 각도의 함수라 미리 맞출 수 없다. 그래서 한 모선의 $P$를 비워 둔다. 그 모선이 슬랙이고, 각도의 기준도 겸한다.',
          ],
          {
            grade: 97,
            feedback: '손실이 해의 함수라는 점을 분명히 한 가장 간결한 답입니다.',
            selfGrade: 90,
            likes: 'member1 member7 nayeon seongjun',
            comprehension: 5,
          },
        ),
      ],
    },
    {
      key: 'fault',
      question: `같은 지점에서 **3상 단락**과 **1선 지락**이 일어났습니다. 언제나 3상 단락 전류가 더 클까요? 대칭좌표법을 써서 답하고, 1선 지락이 더 커지는 조건을 말해 보세요.`,
      modelAnswer: `3상 단락은 정상분만 흐르므로 $I_{3\\phi} = E / Z_1$이고, 1선 지락은 세 대칭분 회로가 직렬이므로 $I_{1\\phi} = 3E / (Z_1 + Z_2 + Z_0)$이다. $Z_1 \\approx Z_2$라면 $Z_0 < Z_1$일 때 1선 지락이 더 크다.

변압기가 **직접접지**된 Y-Δ 결선 가까이에서는 **영상 임피던스**가 작아 실제로 그런 일이 생긴다. 반대로 저항접지나 비접지에서는 $Z_0$가 커서 지락 전류가 작다.`,
      keywords: ['정상분', '직렬', '영상 임피던스', '직접접지'],
      week: 5,
      topic: '고장 전류',
      openDay: -5,
      deadlineDay: 1,
      published: true,
      content: {
        title: 'Symmetrical components (Wikipedia)',
        url: 'https://en.wikipedia.org/wiki/Symmetrical_components',
      },
      answers: [
        answer(
          'member1',
          [-4, '21:25', '3상이 모두 단락되니까 당연히 3상 단락이 제일 크다.'],
          [
            -2,
            '23:16',
            '언제나 그렇지는 않다. 1선 지락 전류는 $3E/(Z_1+Z_2+Z_0)$이므로 $Z_0$가 $Z_1$보다 작으면 3상 단락보다 크다. 중성점을 직접접지하면 $Z_0$가 작아진다.',
          ],
          { selfGrade: 90, likes: 'member8 taeyun jiho', picks: 'taeyun', comprehension: 5 },
        ),
        answer(
          'member8',
          [-5, '22:40', '1선 지락은 한 선만 흐르니 전류가 3분의 1이다.'],
          [
            -2,
            '20:21',
            '3분의 1이라는 것은 틀렸다. 세 대칭분이 직렬로 연결되고 3을 곱하기 때문에, 세 임피던스가 모두 같으면 3상 단락과 같아진다. $Z_0$가 더 작으면 지락이 더 크다.',
          ],
          {
            selfGrade: 85,
            likes: 'member1 jiho chaewon',
            picks: 'member1 jiho',
            comprehension: 4,
            replies: [
              reply('chaewon', 110, '"모두 같으면 같아진다"를 기준으로 생각하니 외울 게 없네요.', [
                { by: 'member8', minute: 60, body: '네, 거기서 $Z_0$만 줄이고 늘려 보면 돼요.' },
              ]),
            ],
          },
        ),
        answer('taeyun', [-3, '19:58', '접지 방식에 따라 다르다. 직접접지는 지락 전류가 크다.'], null, {
          likes: 'member1',
        }),
        answer(
          'jiho',
          [-4, '08:30', '대칭좌표법으로 풀면 3상 단락은 정상분만, 지락은 세 가지가 다 필요하다.'],
          [
            -1,
            '18:05',
            '3상 단락은 $E/Z_1$, 1선 지락은 $3E/(2Z_1+Z_0)$로 두고 두 식을 비교하면 $Z_0 < Z_1$이 조건이다. Y-Δ 변압기의 Y쪽을 직접접지하면 영상분이 Δ 안에서 돌아 $Z_0$가 변압기 임피던스뿐이므로 조건을 만족하기 쉽다.',
          ],
          { selfGrade: 93, likes: 'member1 member8 chaewon', picks: 'member8 chaewon', comprehension: 5 },
        ),
        answer(
          'chaewon',
          [-2, '15:47', '발전기 근처에서는 지락이 더 클 수 있다고 본 것 같은데 까닭은 모르겠다.'],
          null,
          {
            likes: 'jiho',
            replies: [reply('jiho', 80, '발전기의 영상 리액턴스가 작아서 그렇다고 하네요. 콘텐츠 중간쯤에 있어요.')],
          },
        ),
      ],
    },
    {
      key: 'swing',
      question: `발전기의 **동요방정식**에서 사고가 오래 이어지면 왜 다시 돌아오지 못할까요? 등면적법의 그림을 **말로만** 설명해 보세요.`,
      modelAnswer: `사고 중에는 내보내는 전기 출력이 줄어 기계 입력이 남고, 그 차이가 회전자를 **가속**해 위상각 $\\delta$가 벌어진다(가속 면적). 사고를 없애면 출력이 입력보다 커져 **감속**하지만, 그동안 쌓인 운동에너지를 되돌릴 만큼 감속 면적이 남아 있어야 한다.

**임계 제거각**을 넘으면 남은 감속 면적이 가속 면적보다 작아 각이 되돌아오지 못하고 **동기를 잃는다**.`,
      keywords: ['가속', '감속', '임계 제거각', '운동에너지', '동기'],
      week: 5,
      topic: '안정도와 등면적법',
      openDay: -1,
      deadlineDay: 6,
      published: true,
      answers: [
        answer('member3', [-1, '11:40', '위상각이 90도를 넘으면 출력이 줄어들어서 못 돌아온다고 배웠다.'], null, {
          likes: 'member4',
        }),
        answer(
          'member4',
          [-1, '13:05', '사고가 길면 발전기가 과열된다.'],
          [
            -1,
            '22:30',
            '과열이 아니라 속도의 문제였다. 사고 동안 남는 기계 에너지로 회전자가 빨라지고, 사고를 없앤 뒤에 그만큼 줄일 여유가 없으면 각이 계속 벌어진다. 그네를 너무 세게 밀면 넘어가 버리는 것과 같다.',
          ],
          { selfGrade: 80, likes: 'member3', picks: 'member3', comprehension: 4 },
        ),
      ],
    },
    {
      key: 'frequency',
      question:
        '여름 오후에 대형 원전 한 기가 갑자기 멈췄습니다. 주파수는 **처음 몇 초, 몇십 초, 몇 분** 동안 각각 무엇에 의해 버텨질까요? 태양광이 많아지면 무엇이 달라질까요?',
      modelAnswer: `처음 몇 초는 회전기의 **관성**이 떨어지는 속도를 늦추고, 몇십 초는 발전기의 **조속기**(1차 예비력)가 출력을 올려 주파수를 멈추게 하며, 몇 분은 **AGC**(2차 예비력)가 60 Hz로 되돌린다.

태양광처럼 인버터로 붙는 전원은 관성이 없어 떨어지는 속도가 빨라진다. 그래서 빠른 배터리 응답이나 **그리드 포밍** 인버터로 메운다.`,
      keywords: ['관성', '조속기', 'AGC', '예비력', '인버터'],
      week: 6,
      topic: '주파수가 떨어질 때',
      openDay: 4,
      deadlineDay: 10,
      published: true,
      answers: [],
    },
    {
      key: 'distributed',
      question:
        '배전선로 끝에 태양광이 많이 붙은 마을에서 한낮에 전압이 올라갑니다. 원인을 식으로 설명하고 해결책 두 가지의 장단점을 비교하세요.',
      modelAnswer: `발전이 소비보다 많아 $P$가 거꾸로 흐르면(**역조류**) $\\Delta V \\approx (RP + XQ)/V$의 부호가 바뀌어 끝으로 갈수록 전압이 높아진다. 배전선은 $R$이 커서 $P$의 영향이 크다.

**인버터 무효전력 제어**는 설비가 필요 없지만 $R$이 큰 선로에서는 효과가 작고 손실이 는다. **출력 제한**은 확실하지만 발전을 버린다. **배터리**는 둘 다 피하지만 비싸다.`,
      keywords: ['역조류', '무효전력 제어', '출력 제한', '배터리'],
      week: 7,
      topic: '태양광이 많은 배전선로',
      openDay: 10,
      deadlineDay: 17,
      published: false,
      answers: [],
    },
  ],
};
