import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

export const ESSAY_CLUB: ClubContent = {
  key: 'essay',
  name: '한국 단편 깊이 읽고 짧게 쓰기',
  tagline: '짧은 소설 한 편을 여러 번 읽고, 한 쪽으로 씁니다.',
  description: `한 편을 두 번 읽고, 한 문단을 두 번 쓰는 클럽이었습니다.

처음에는 **느낀 대로** 쓰고, 동료의 글을 읽은 뒤 **본문의 어디가 그렇게 느끼게 했는지**를 찾아 다시 썼습니다. 저작권이 끝난 작품만 읽었습니다.

- 현진건 「운수 좋은 날」
- 김유정 「동백꽃」
- 이효석 「메밀꽃 필 무렵」

함께 읽어 주셔서 고맙습니다.`,
  leader: 'harin',
  instructors: [],
  status: '0500',
  startDay: -60,
  endDay: -12,
  recruitFromDay: -80,
  recruitToDay: -61,
  studyCycle: ['SAT'],
  weekCount: 7,
  capacity: null,
  jobGroups: ['0100'],
  jobs: ['0105'],
  jobLevels: [1],
  tags: ['문학', '글쓰기', '단편소설'],
  isPublic: true,
  participationCode: 'READTWICE2',
  selfGrading: false,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('member1 member3 member5 member7 member8 eunwoo arin dain bomin hayun'),
  pending: [],
  quizzes: [
    {
      key: 'lucky-day',
      question:
        '「운수 좋은 날」에서 김 첨지는 왜 돈을 벌고도 집으로 **바로 가지 않을까요?** 본문의 장면을 들어 설명해 보세요.',
      modelAnswer: `김 첨지는 아내의 죽음을 **예감**하고 그것을 확인하기를 두려워한다. 집에 가까워질수록 걸음이 무거워지고, 치삼을 만나자 기다렸다는 듯 술집에 들어가며, 술자리에서 아내가 죽었다고 했다가 거짓이라고 뒤집는다. 거듭되는 행운은 불행을 키우는 **반어**이고, 욕설은 애정과 죄책감을 감춘 것이다.`,
      keywords: ['예감', '행운', '불행', '반어', '죄책감', '술집'],
      week: 1,
      topic: '운수 좋은 날',
      openDay: -60,
      deadlineDay: -54,
      published: true,
      content: {
        title: '운수 좋은 날 (위키문헌)',
        url: 'https://ko.wikisource.org/wiki/운수_좋은_날',
      },
      answers: [
        answer(
          'member1',
          [-59, '20:36', '돈이 생겨서 술이 마시고 싶었기 때문이다.'],
          [
            -56,
            '22:19',
            '술이 마시고 싶었다기보다 집에 가기가 무서웠던 것 같다. 집 가까이에서 다리가 무거워졌다는 대목과, 치삼이를 만나 반가워하는 장면이 그렇다. 운이 좋을수록 불안이 커진다.',
          ],
          {
            grade: 90,
            feedback:
              '두 장면을 들어 생각을 바꾼 과정이 보입니다. 술자리에서 아내가 죽었다고 말하는 장면도 함께 읽어 보세요.',
            likes: 'member3 hayun',
            picks: 'hayun',
            comprehension: 4,
          },
        ),
        answer(
          'member3',
          [-60, '15:20', '아내가 죽었을까 봐 겁이 나서.'],
          [
            -57,
            '13:42',
            '아내가 나가지 말라고 붙든 아침이 계속 그를 따라다닌다. 그래서 손님이 끊이지 않는 행운이 오히려 무섭다. 술집에서 아내가 죽었다고 울다가 거짓말이라며 웃는 것은, 말로 먼저 겪어 보아 두려움을 덜어 내려는 행동으로 읽었다.',
          ],
          {
            grade: 98,
            feedback: '"말로 먼저 겪어 본다"는 해석이 독창적이고 본문에 근거합니다.',
            likes: 'member1 member5 eunwoo hayun',
            picks: 'member1 member5 eunwoo',
            comprehension: 5,
            replies: [
              reply('eunwoo', 260, '그 장면이 늘 이상했는데 이 해석을 읽고 이해됐어요.', [
                { by: 'member3', minute: 120, body: '저도 두 번째 읽을 때에야 그렇게 보였어요.' },
              ]),
            ],
          },
        ),
        answer(
          'member5',
          [-58, '23:05', '김 첨지는 아내를 사랑하지 않는다. 욕을 하고 때린다.'],
          [
            -55,
            '21:30',
            '처음엔 사랑하지 않는다고 썼지만, 설렁탕을 사 들고 가는 것을 보면 마음이 없지는 않다. 그렇다고 때린 일이 지워지지는 않으니, 집에 바로 못 가는 것은 죄책감 때문이라고 본다.',
          ],
          {
            grade: 94,
            feedback: '애정으로 폭력을 덮지 않은 균형이 좋습니다.',
            likes: 'member1 member3 eunwoo',
            picks: 'member3',
            comprehension: 4,
          },
        ),
        answer(
          'eunwoo',
          [-59, '10:55', '친구를 만났기 때문에 어쩔 수 없었다.'],
          [
            -54,
            '22:47',
            '친구를 만난 것은 핑계였다. 친구가 없었으면 다른 핑계를 찾았을 것이다. 집에 가는 걸음이 느려지는 장면이 이미 그 전에 나온다.',
          ],
          {
            grade: 87,
            feedback: '사건의 앞뒤 순서를 근거로 삼은 점이 좋습니다.',
            likes: 'member3 hayun',
            comprehension: 4,
          },
        ),
        answer(
          'hayun',
          [-58, '17:12', '제목이 반어적이다.'],
          [
            -55,
            '19:36',
            '제목처럼 행운이 이어질수록 독자는 불안해진다. 김 첨지도 이 행운이 공짜가 아니라고 느껴 결과를 미루려고 술을 마신다.',
          ],
          {
            grade: 89,
            feedback: '제목과 인물의 행동을 이어 읽었습니다. 장면을 하나만 더 들면 좋겠습니다.',
            likes: 'member1',
            comprehension: 4,
          },
        ),
      ],
    },
    {
      key: 'camellia',
      question:
        '「동백꽃」의 "나"는 점순이의 마음을 끝까지 모르는 것처럼 말합니다. 작가가 **모르는 사람에게 이야기를 맡긴** 효과는 무엇일까요?',
      modelAnswer: `독자는 알고 화자만 모르는 **거리**에서 웃음이 생긴다(**해학**). 감자와 닭싸움의 뜻을 화자가 엉뚱하게 풀이할수록 독자는 점순이의 마음을 스스로 짐작한다. 또한 마름과 소작인의 **처지 차이** 때문에 "나"가 알아도 모른 척할 수밖에 없다는 읽기도 가능하다.`,
      keywords: ['화자', '독자', '웃음', '해학', '마름', '소작인'],
      week: 3,
      topic: '동백꽃',
      openDay: -46,
      deadlineDay: -40,
      published: true,
      answers: [
        answer(
          'member1',
          [-45, '21:28', '화자가 순진해서 재미있다.'],
          [
            -42,
            '23:20',
            '독자는 점순이가 좋아하는 것을 아는데 "나"만 몰라서 웃음이 난다. 감자를 왜 주는지 화를 내며 설명하는 부분이 그렇다. 독자가 화자보다 똑똑해진 기분이 들어 더 열심히 읽게 된다.',
          ],
          {
            grade: 92,
            feedback: '독자의 위치에서 효과를 설명한 점이 좋습니다.',
            likes: 'member7 arin',
            picks: 'arin',
            comprehension: 5,
          },
        ),
        answer(
          'member7',
          [-46, '12:05', '1인칭 주인공 시점이라서 그렇다.'],
          [
            -41,
            '20:14',
            '시점의 이름을 대는 것으로는 부족했다. 정말 모르는 것인지 의심스럽다. 점순네 눈 밖에 나면 땅을 잃는다고 어머니가 당부하는 대목이 있으니, 알면서도 모른 척했을 수 있다.',
          ],
          {
            grade: 97,
            feedback: '화자를 의심한 읽기입니다. 소작인의 처지를 근거로 든 점이 설득력 있습니다.',
            likes: 'member1 arin bomin',
            picks: 'member1 bomin',
            comprehension: 5,
            replies: [reply('bomin', 150, '모른 척했다고 보면 마지막 장면이 전혀 다르게 읽히네요.')],
          },
        ),
        answer(
          'arin',
          [-44, '18:51', '독자가 상상할 수 있게 한다.'],
          [
            -41,
            '11:09',
            '마음을 직접 말하지 않으니 닭싸움이나 감자 같은 사물이 마음을 대신한다. 화자가 그 뜻을 틀리게 풀이할 때마다 독자가 바로잡으며 읽게 된다.',
          ],
          {
            grade: 93,
            feedback: '사물이 마음을 대신한다는 설명이 정확합니다.',
            likes: 'member1 member7',
            picks: 'member7',
            comprehension: 4,
          },
        ),
        answer(
          'bomin',
          [-44, '22:40', '점순이가 나쁜 아이로 보이게 한다.'],
          [
            -40,
            '21:55',
            '처음에는 점순이가 괴롭히는 것처럼만 보이지만 다시 읽으면 다르게 보인다. 두 번 읽게 만드는 것이 효과라고 생각한다.',
          ],
          {
            grade: 82,
            feedback: '"두 번 읽게 만든다"는 좋은 발견입니다. 어느 대목이 다르게 보였는지 인용해 보세요.',
            likes: 'arin',
            comprehension: 3,
          },
        ),
      ],
    },
    {
      key: 'buckwheat',
      question:
        '「메밀꽃 필 무렵」의 달밤 길을 설명하는 문장을 읽고, **감각**이 어떻게 섞이는지 본 뒤 여러분이 걸었던 길을 세 문장으로 써 보세요.',
      modelAnswer: `달의 숨소리가 "손에 잡힐 듯이" 들리고 꽃이 "소금을 뿌린 듯이" 피었다고 하여, 청각이 촉각으로, 시각이 미각과 촉각으로 옮겨 간다(**공감각**). 글에서는 하나의 감각을 다른 감각으로 바꾸어 쓴 구절이 있고, 추상적인 감정어 대신 **구체적인 사물**로 분위기를 드러내면 된다.`,
      keywords: ['공감각', '청각', '촉각', '구체적인 사물'],
      week: 6,
      topic: '메밀꽃 필 무렵',
      openDay: -25,
      deadlineDay: -18,
      published: true,
      answers: [
        answer(
          'member1',
          [-24, '22:50', '밤길은 조용하고 아름다웠다. 별이 많았다. 마음이 편안해졌다.'],
          [
            -20,
            '23:44',
            '막차에서 내리면 논에서 개구리 소리가 발목까지 차올랐다. 가로등 밑만 노랗게 익어 있었고, 그 밖은 손을 넣으면 서늘할 것 같았다. 할머니 집의 불빛이 된장 냄새보다 먼저 도착했다.',
          ],
          {
            grade: 98,
            feedback: '소리가 차오르고 어둠이 서늘합니다. "아름다웠다"를 지운 자리에 길이 생겼습니다.',
            likes: 'member8 dain',
            picks: 'member8 dain',
            comprehension: 5,
            replies: [
              reply('dain', 110, '"발목까지 차올랐다"를 몇 번이나 다시 읽었어요.'),
              reply('harin', 900, '이 글은 다음 기수에게 예시로 보여 주고 싶습니다. 괜찮을까요?', [
                { by: 'member1', minute: 75, body: '네, 괜찮습니다. 감사합니다.' },
              ]),
            ],
          },
        ),
        answer(
          'member8',
          [-25, '16:18', '기숙사에서 도서관까지 가는 길. 벚꽃이 예쁘다. 사람이 많다.'],
          [
            -21,
            '18:02',
            '시험 기간의 도서관 길은 종이 넘기는 소리로 바삭거린다. 벚꽃은 이미 져서 발밑에서 젖은 우표처럼 붙는다. 나는 우표를 잔뜩 붙이고도 아무 데도 부쳐지지 않은 사람처럼 걷는다.',
          ],
          {
            grade: 95,
            feedback: '우표라는 사물 하나로 세 문장을 묶은 점이 좋습니다.',
            likes: 'member1 dain',
            picks: 'member1',
            comprehension: 5,
          },
        ),
        answer(
          'dain',
          [-23, '09:28', '메밀꽃을 소금에 비유해서 하얗다는 것을 알 수 있다.'],
          [
            -19,
            '20:59',
            '소금이라고 하면 하얗기만 한 것이 아니라 짠맛과 까슬함까지 온다. 내가 걸은 길은 새벽 시장 골목이다. 생선 상자의 얼음이 새벽보다 먼저 빛났고, 아저씨들의 목소리에서 김이 올랐다.',
          ],
          {
            grade: 93,
            feedback: '본문의 감각을 먼저 풀고 자기 글로 옮긴 순서가 모범적입니다.',
            likes: 'member1 member8',
            comprehension: 5,
          },
        ),
      ],
    },
  ],
};
