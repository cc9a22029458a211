import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

const CHEMISTRY_CLUB: ClubContent = {
  key: 'chemistry',
  name: '부엌에서 시작하는 일반화학',
  tagline: '부엌에서 본 일을 분자의 말로 다시 설명합니다.',
  description: `달걀을 삶고, 소금물을 얼리고, 탄산수를 따르며 **교과서의 법칙이 어디에 있는지** 찾아본 네 주였습니다.

정답을 맞히기보다 눈에 보이는 현상을 분자의 움직임으로 설명하는 연습을 했습니다.

클럽은 끝났지만 모범 답안과 동료의 답을 계속 읽을 수 있습니다.`,
  leader: 'jian',
  instructors: [],
  status: '0500',
  startDay: -52,
  endDay: -25,
  recruitFromDay: -70,
  recruitToDay: -53,
  studyCycle: ['WED'],
  weekCount: 4,
  capacity: 15,
  jobGroups: ['0400'],
  jobs: ['0405'],
  jobLevels: [1],
  tags: ['화학', '생활 과학'],
  isPublic: true,
  participationCode: 'KITCHENMOL',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('member1 member3 member5 member7 member8'),
  pending: [],
  quizzes: [
    {
      key: 'salt-ice',
      question:
        '겨울 도로에 소금을 뿌리면 눈이 녹습니다. 그런데 영하 30도에서는 왜 소용이 없을까요? **분자의 수준**에서 설명해 보세요.',
      modelAnswer: `얼음 표면에서는 녹는 분자와 어는 분자가 **평형**을 이룬다. 소금이 녹아 물에 이온이 섞이면 어는 쪽의 속도만 줄어 더 낮은 온도에서 평형이 된다(**어는점 내림**). 소금의 농도에는 한계(**포화**)가 있어 약 -21도보다 낮추지 못하고, 너무 추우면 소금을 녹일 물 자체가 없다.`,
      keywords: ['어는점 내림', '평형', '포화', '이온', '속도'],
      week: 1,
      topic: '어는점 내림',
      openDay: -52,
      deadlineDay: -46,
      published: true,
      answers: [
        answer(
          'member1',
          [-51, '21:33', '소금이 열을 내서 녹인다.'],
          [
            -48,
            '22:17',
            '소금이 열을 내는 것이 아니라 물이 어는 것을 방해한다. 이온이 끼어들어 물 분자가 줄을 맞추기 어려워지기 때문이다. 영하 30도에서는 아무리 많이 뿌려도 그만큼 낮출 수 없다.',
          ],
          {
            grade: 87,
            feedback: '방해한다는 그림이 좋습니다. 녹는 속도는 그대로라는 점까지 쓰면 왜 "녹는지"가 완성됩니다.',
            selfGrade: 85,
            likes: 'member3 member8',
            comprehension: 4,
          },
        ),
        answer(
          'member3',
          [-52, '17:48', '어는점 내림 때문이다. 총괄성.'],
          [
            -47,
            '20:29',
            '녹는 속도는 그대로인데 이온 때문에 어는 속도가 느려져 결국 녹는다. 소금물은 포화 농도에서 -21도쯤까지만 액체로 남을 수 있으므로 -30도에서는 얼음이 그대로이다.',
          ],
          {
            grade: 97,
            feedback: '속도의 균형과 한계를 모두 설명했습니다.',
            likes: 'member1 member8',
            picks: 'member1 member8',
            comprehension: 5,
          },
        ),
        answer(
          'member8',
          [-50, '23:11', '너무 추우면 소금도 언다.'],
          [
            -46,
            '21:50',
            '소금이 어는 것이 아니라, 소금을 녹일 물이 없고 포화된 소금물도 그 온도에서는 언다. 그래서 더 추운 곳은 염화칼슘을 쓴다.',
          ],
          {
            grade: 90,
            feedback: '염화칼슘까지 찾아보았군요. 이온의 수가 더 많다는 점과 이어 보세요.',
            selfGrade: 84,
            likes: 'member1 member3',
            picks: 'member3',
            comprehension: 4,
            replies: [
              reply('member1', 100, '염화칼슘은 물을 스스로 끌어당긴다고 하더라고요. 그래서 더 추워도 되나 봐요.'),
            ],
          },
        ),
      ],
    },
    {
      key: 'soda',
      question: '탄산수는 왜 **따뜻하면** 더 빨리 김이 빠질까요? 설탕은 따뜻할수록 잘 녹는데 기체는 왜 반대일까요?',
      modelAnswer: `기체가 물에 녹을 때는 열을 내놓으므로(**발열**), 온도를 올리면 **르샤틀리에 원리**에 따라 빠져나오는 쪽으로 옮겨 간다. 분자의 **운동 에너지**가 커져 물의 인력을 벗어나기 쉽다고도 말할 수 있다. 설탕은 결정에서 떨어지는 데 에너지가 들어 대체로 **흡열**이므로 반대이다.`,
      keywords: ['발열', '르샤틀리에', '분자', '에너지', '흡열'],
      week: 3,
      topic: '기체의 녹음',
      openDay: -38,
      deadlineDay: -32,
      published: true,
      answers: [
        answer(
          'member1',
          [-37, '20:55', '따뜻하면 기체가 팽창해서 나온다.'],
          [
            -34,
            '21:36',
            '팽창 때문이라기보다 이산화 탄소 분자가 빨라져서 물을 벗어나기 쉬워진다. 설탕은 반대로 떼어 내는 데 에너지가 필요하니 따뜻할수록 잘 녹는다.',
          ],
          {
            grade: 91,
            feedback: '기체와 고체의 차이를 에너지로 비교했습니다. 발열과 흡열이라는 말을 붙여 보세요.',
            selfGrade: 88,
            likes: 'member5 member7',
            picks: 'member7',
            comprehension: 5,
          },
        ),
        answer(
          'member5',
          [-38, '12:40', '압력이 낮아져서 그렇다.'],
          [
            -33,
            '19:07',
            '압력은 뚜껑을 열었을 때의 이야기이고 온도와는 따로이다. 기체가 녹는 과정은 열을 내놓기 때문에 따뜻하면 르샤틀리에 원리에 따라 거꾸로 간다.',
          ],
          {
            grade: 95,
            feedback: '압력의 효과와 온도의 효과를 나눈 점이 좋습니다.',
            likes: 'member1 member7',
            picks: 'member1',
            comprehension: 5,
          },
        ),
        answer(
          'member7',
          [-36, '22:22', '설탕은 고체라서 다르다.'],
          [
            -32,
            '23:01',
            '고체는 결정이 부서져야 녹으므로 열이 필요하고, 기체는 이미 흩어져 있어서 열이 있으면 도망간다.',
          ],
          {
            grade: 83,
            feedback: '쉬운 말로 잘 썼습니다. 모든 고체가 그런 것은 아니라는 예외도 찾아보세요.',
            selfGrade: 75,
            likes: 'member5',
            picks: 'member5',
            comprehension: 4,
          },
        ),
      ],
    },
  ],
};

const LETTERS_CLUB: ClubContent = {
  key: 'letters',
  name: '옛 편지로 읽는 조선의 하루',
  tagline: '옛 편지 한 장에서 적히지 않은 하루를 읽어 냅니다.',
  description: `왕의 명령이 아니라 **아내에게 보낸 한글 편지**, 아들의 공부를 걱정하는 아버지의 편지를 읽습니다.

현대어로 옮긴 글을 함께 읽고, 적힌 것과 적히지 않은 것을 나누어 그 시대의 하루를 그려 봅니다.

한문을 몰라도 됩니다. 편지를 좋아하는 마음이면 충분합니다.`,
  leader: 'jian',
  instructors: ['instructor'],
  status: '0300',
  startDay: 6,
  endDay: 40,
  recruitFromDay: -8,
  recruitToDay: 5,
  studyCycle: ['THU'],
  weekCount: 5,
  capacity: 20,
  jobGroups: ['0100'],
  jobs: ['0105'],
  jobLevels: [1],
  tags: ['고전', '역사', '글쓰기'],
  isPublic: true,
  participationCode: 'OLDLETTER5',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  cover: 2,
  members: people('member2 member4 member8'),
  pending: [
    { person: 'member1', message: '할머니께 편지를 자주 씁니다. 옛 편지는 어떻게 시작했는지 궁금합니다.' },
    { person: 'member6', message: '사극을 좋아해서 신청합니다.' },
  ],
  quizzes: [
    {
      key: 'unsaid',
      question:
        '"보리쌀이 떨어지기 전에 답장을 바라오"라고 적힌 편지입니다. 편지를 쓴 사람의 **형편과 마음**에 대해 알 수 있는 것과 짐작만 할 수 있는 것을 나누어 보세요.',
      modelAnswer: `**알 수 있는 것**: 양식이 넉넉하지 않다, 답장을 기다린다, 상대가 도울 수 있다고 여긴다. **짐작**: 쌀을 달라는 말을 바로 하지 못하는 체면, 계절(보릿고개), 둘의 관계. 짐작에는 다른 편지나 장부 같은 **다른 사료**가 있어야 한다.`,
      keywords: ['사료', '짐작', '체면', '보릿고개'],
      week: 1,
      topic: '적히지 않은 것',
      openDay: 6,
      deadlineDay: 12,
      published: true,
      answers: [],
    },
  ],
};

const STRUCTURE_CLUB: ClubContent = {
  key: 'structure',
  name: '무너지지 않는 까닭: 구조 역학 첫걸음',
  tagline: '빨대와 다리로 버티는 힘의 까닭을 설명합니다.',
  description: `다리와 지붕은 왜 무너지지 않을까요? **힘이 어디로 흘러가는지** 그림 한 장으로 설명할 수 있으면 구조 역학의 절반을 안 것입니다.

종이 다리, 스파게티 탑, 학교 건물의 기둥을 보며 여섯 주 동안 인장, 압축, 휨, 좌굴을 만납니다.

이번 주에 모집을 시작합니다.`,
  leader: 'instructor',
  instructors: [],
  status: '0200',
  startDay: 17,
  endDay: 58,
  recruitFromDay: 2,
  recruitToDay: 16,
  studyCycle: ['MON', 'FRI'],
  weekCount: 6,
  capacity: 24,
  jobGroups: ['0400'],
  jobs: ['0404', '0402'],
  jobLevels: [1, 2],
  tags: ['구조 역학', '건축'],
  isPublic: true,
  participationCode: 'STANDFIRM6',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'buckling',
      question: `빨대를 짧게 자르면 세게 눌러도 버티는데 길면 쉽게 휩니다. 오일러의 식 $P_{cr} = \\pi^2 EI / (KL)^2$에서 **어떤 값이 얼마나** 영향을 주는지 설명하고, 길이를 줄이지 않고 버티게 할 방법을 쓰세요.`,
      modelAnswer: `좌굴 하중은 **길이의 제곱에 반비례**하므로 길이가 두 배면 4분의 1이 된다. 길이를 그대로 두려면 **단면 이차 모멘트** $I$를 키우거나(굵게, 속이 빈 관으로), 양끝을 고정해 $K$를 줄이거나, 가운데를 **가새**로 잡아 유효 길이를 반으로 만든다.`,
      keywords: ['좌굴', '길이의 제곱', '단면 이차 모멘트', '유효 길이'],
      week: 1,
      topic: '좌굴',
      openDay: 17,
      deadlineDay: 23,
      published: true,
      answers: [],
    },
  ],
};

const ECONOMY_CLUB: ClubContent = {
  key: 'economy',
  name: '기숙사 세탁기로 배우는 미시경제학',
  tagline: '기숙사 세탁기 앞에서 값과 선택을 배웁니다.',
  description: `기숙사 세탁기는 왜 일요일 밤에만 줄이 길까요? 가격을 올리면 해결될까요, 아니면 가난한 학생만 밀려날까요?

학교 안의 작은 문제를 **수요와 공급, 외부효과, 공공재**로 풀어 봅니다. 마지막 주에는 생활관에 보낼 제안서를 함께 씁니다.

다섯 주, 매주 화요일에 만납니다. 수학은 그래프를 읽을 수 있는 정도면 됩니다.`,
  leader: 'jian',
  instructors: [],
  status: '0100',
  startDay: 20,
  endDay: 54,
  recruitFromDay: 6,
  recruitToDay: 19,
  studyCycle: ['TUE'],
  weekCount: 5,
  capacity: 30,
  jobGroups: ['0100'],
  jobs: ['0102', '0104'],
  jobLevels: [1],
  tags: ['경제학', '외부효과'],
  isPublic: true,
  participationCode: 'LAUNDRYECO',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: [],
  pending: [],
  quizzes: [
    {
      key: 'peak-price',
      question:
        '일요일 밤의 세탁 요금만 두 배로 올리자는 제안이 있습니다. **좋아지는 사람과 나빠지는 사람**을 나누고, 요금 말고 다른 방법을 하나 제안하세요.',
      modelAnswer: `시간을 옮길 수 있는 사람은 줄이 줄어 좋아지고, 일요일에만 시간이 나는 사람(아르바이트, 통학)은 나빠진다. 수요의 **가격 탄력성**이 사람마다 다르기 때문이다. **예약제**나 남은 시간 알림처럼 **정보**를 주는 방법은 요금 없이 수요를 나눈다.`,
      keywords: ['탄력성', '예약제', '정보', '수요'],
      week: 1,
      topic: '몰리는 시간의 값',
      openDay: 20,
      deadlineDay: 26,
      published: true,
      answers: [],
    },
  ],
};

export const HANBIT_OTHER_CLUBS: readonly ClubContent[] = [LETTERS_CLUB, STRUCTURE_CLUB, ECONOMY_CLUB, CHEMISTRY_CLUB];
