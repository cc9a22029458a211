import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, people, reply } from '../../answers/write.ts';

export const RESEARCH_CLUB: ClubContent = {
  key: 'research',
  name: '묻고 듣고 의심하기: UX 리서치 연습',
  tagline: '인터뷰 한 마디를 여러 사람과 다르게 들어 봅니다.',
  description: `사용자에게 "이 기능 좋으세요?"라고 물으면 대부분 좋다고 합니다. 그런데 출시하면 쓰지 않습니다. 무엇이 잘못되었을까요?

이 클럽은 여섯 주 동안 **질문 하나, 과제 하나, 해석 하나**를 놓고 어디서 어긋나는지 따져 봅니다. 정답보다 근거를 봅니다.

1. 면담 질문 고치기
2. 몇 명을 만나야 할까
3. 본 것과 생각한 것 나누기
4. 사용성 평가 과제 쓰기
5. 보고서에서 버릴 것 고르기

이름 때문에 눈치 보지 않도록 답변은 **다른 멤버에게 익명**으로 보입니다. 점수는 스스로 매기고, 강사가 필요한 답에만 의견을 더합니다.`,
  leader: 'harin',
  instructors: ['jiwoo'],
  status: '0400',
  startDay: -24,
  endDay: 17,
  recruitFromDay: -45,
  recruitToDay: -25,
  studyCycle: ['WED'],
  weekCount: 6,
  capacity: 15,
  jobGroups: ['0200', '0100'],
  jobs: ['0201', '0203', '0101'],
  jobLevels: [1, 2],
  tags: ['UX 리서치', '면담', '사용성 평가', '익명'],
  isPublic: true,
  participationCode: 'ASKLISTEN6',
  selfGrading: true,
  officialGrading: 'SELF',
  anonymous: true,
  members: people('member1 member2 member5 member6 soyul arin dain chaewon hayun nayeon garam hyun'),
  pending: [{ person: 'yuna', message: '졸업 전시 준비로 면담을 앞두고 있습니다. 질문 만드는 연습을 하고 싶어요.' }],
  quizzes: [
    {
      key: 'leading',
      question: `학교 식당 앱을 만드는 팀의 면담 질문입니다.

> "줄을 오래 서는 것이 많이 불편하시죠? 미리 주문하는 기능이 있으면 쓰시겠어요?"

이 질문의 **문제점**을 짚고, 같은 것을 알아낼 수 있는 질문으로 고쳐 보세요.`,
      modelAnswer: `① "불편하시죠?"는 불편을 **전제**하고 답을 정해 둔 **유도 질문**이다. ② "쓰시겠어요?"는 **미래의 행동**을 묻는 가정 질문이라 예의상 그렇다고 답하기 쉽다. ③ 두 가지를 한꺼번에 묻는다.

"가장 최근에 학교 식당에서 점심을 드신 날을 처음부터 들려주세요"처럼 **과거의 구체적인 경험**을 **열린 질문**으로 묻고, "그때 기다리는 동안 무엇을 하셨어요?"로 이어 간다. 이미 쓰고 있는 대처 방법이 있는지를 보면 불편의 크기를 알 수 있다.`,
      keywords: ['유도 질문', '전제', '미래', '과거', '열린 질문'],
      week: 1,
      topic: '유도하는 질문',
      openDay: -24,
      deadlineDay: -18,
      published: true,
      rubric: [
        { criterion: '문제점을 두 가지 이상 짚는다', weight: 50 },
        { criterion: '고친 질문이 답을 정해 두지 않는다', weight: 50 },
      ],
      content: {
        title: 'User Interviews 101 (Nielsen Norman Group)',
        url: 'https://www.nngroup.com/articles/user-interviews/',
      },
      answers: [
        answer(
          'member1',
          [-23, '20:05', '질문이 너무 길다. "미리 주문 기능이 필요하세요?"라고 짧게 묻는다.'],
          [
            -20,
            '21:50',
            '길이보다 "불편하시죠?"라고 답을 정해 놓은 것이 문제다. 그리고 앞으로 쓸지를 물으면 누구나 쓴다고 한다. "지난주에 식당에서 점심 드신 이야기를 들려주세요"라고 묻겠다.',
          ],
          {
            grade: 90,
            feedback: '길이에서 의도로 눈이 옮겨 갔습니다. 이야기를 들은 다음 이어서 물을 질문도 하나 준비해 두세요.',
            selfGrade: 85,
            selfNote: '후속 질문을 생각하지 못해 15점을 뺐다.',
            likes: 'member2 soyul',
            comprehension: 4,
          },
        ),
        answer(
          'member2',
          [-24, '11:11', '유도 질문이다. 불편하다는 것을 전제로 한다.'],
          [
            -21,
            '10:46',
            '불편하다는 전제를 깔았고, 미래의 행동을 묻고, 두 개를 한 번에 묻는다. "최근에 학교 식당에서 드신 날, 도착해서 자리에 앉을 때까지를 순서대로 말씀해 주시겠어요?"로 바꾼다. 기다림이 정말 불편했다면 묻지 않아도 나올 것이다.',
          ],
          {
            selfGrade: 95,
            likes: 'member1 soyul garam hayun',
            picks: 'member1 soyul garam',
            comprehension: 5,
            replies: [
              reply('garam', 140, '"묻지 않아도 나올 것이다"라는 기준이 인상 깊어요.', [
                { by: 'harin', minute: 300, body: '그 말이 안 나오면 불편이 작다는 것도 하나의 발견입니다.' },
              ]),
            ],
          },
        ),
        answer(
          'soyul',
          [-23, '15:34', '예/아니오로만 답할 수 있다.'],
          [
            -19,
            '22:04',
            '예/아니오로만 답하게 되고, 게다가 예라고 답하기 쉽게 만들었다. "점심시간에 식당을 고를 때 무엇을 보세요?"처럼 열어서 묻고, 줄 이야기가 나오면 그때 더 묻는다.',
          ],
          { selfGrade: 80, likes: 'member1 member2 hayun', picks: 'hayun', comprehension: 4 },
        ),
        answer(
          'garam',
          [-22, '19:20', '"많이"라는 말이 들어가서 과장하게 된다.'],
          [
            -18,
            '20:30',
            '"많이"도 문제지만 불편을 전제한 것이 더 크다. 설문이라면 "지난 5일 동안 식당을 몇 번 이용하셨나요?"처럼 실제 횟수를 묻겠다.',
          ],
          { selfGrade: 70, likes: 'member2', picks: 'member2', comprehension: 3 },
        ),
        answer(
          'hayun',
          [-22, '09:42', '기능을 먼저 말해 버려서 다른 해결책을 못 듣는다.'],
          [
            -19,
            '18:18',
            '기능을 먼저 꺼내면 대화가 그 기능의 평가로 좁아진다. 알고 싶은 것은 "기다림이 문제인가"이므로 "줄이 길 때는 보통 어떻게 하세요?"라고 묻고, 돌아가거나 시간을 바꾸는 식의 대처가 있는지 듣는다.',
          ],
          {
            grade: 96,
            feedback: '대처 행동을 듣겠다는 계획이 훌륭합니다. 불편의 크기를 재는 가장 믿을 만한 방법입니다.',
            selfGrade: 85,
            likes: 'member1 member2 soyul garam',
            comprehension: 5,
          },
        ),
      ],
    },
    {
      key: 'five-users',
      question: `팀장이 말합니다. "다섯 명한테 물어본 것으로 어떻게 전체 학생이 그렇다고 하죠?" 사용성 평가를 다섯 명으로 한 여러분은 뭐라고 답하겠습니까? 팀장의 말이 **맞는 경우**도 함께 설명하세요.`,
      modelAnswer: `다섯 명의 사용성 평가는 비율을 **추정**하려는 것이 아니라 문제를 **발견**하려는 것이다. 한 사람이 어떤 문제를 만날 확률이 약 30 %라면 다섯 명이면 85 %쯤의 문제를 한 번은 보게 되므로, 크게 한 번보다 작게 **여러 번 고치며** 하는 편이 낫다.

팀장의 말이 맞는 경우: "학생의 몇 퍼센트가 쓸까"처럼 **비율**을 말하거나 두 안을 **비교**할 때, 그리고 사용자 **집단이 여럿**일 때는 다섯 명으로 모자란다.`,
      keywords: ['발견', '비율', '확률', '집단', '85 %'],
      week: 2,
      topic: '다섯 명의 까닭',
      openDay: -17,
      deadlineDay: -11,
      published: true,
      content: {
        title: 'Why You Only Need to Test with 5 Users (Nielsen Norman Group)',
        url: 'https://www.nngroup.com/articles/why-you-only-need-to-test-with-5-users/',
      },
      answers: [
        answer(
          'member1',
          [-16, '22:31', '팀장 말이 맞는 것 같다. 다섯 명은 너무 적으니 50명은 해야 한다.'],
          [
            -12,
            '23:02',
            '사용성 평가는 몇 퍼센트인지가 아니라 무엇이 문제인지를 찾는 것이라 다섯 명이면 큰 문제는 대부분 보인다. 하지만 "학생의 80 %가 만족한다"처럼 말하려면 팀장 말대로 훨씬 많이 필요하다.',
          ],
          { selfGrade: 90, likes: 'member5 member6 nayeon', picks: 'nayeon member5', comprehension: 5 },
        ),
        answer(
          'member5',
          [-17, '18:00', '유명한 사람이 다섯 명이면 된다고 했다.'],
          [
            -13,
            '17:25',
            '누가 말해서가 아니라, 한 명이 문제를 만날 확률이 30 % 정도라고 보면 다섯 명에서 85 %가 드러난다는 계산이 근거다. 그 확률이 더 낮은 드문 문제는 다섯 명으로 놓칠 수 있다.',
          ],
          {
            grade: 94,
            feedback: '가정이 무너지면 결론도 달라진다는 점까지 보았습니다.',
            selfGrade: 88,
            likes: 'member1 member6 nayeon chaewon',
            picks: 'member1 chaewon',
            comprehension: 5,
          },
        ),
        answer(
          'member6',
          [-16, '12:49', '정성 조사와 정량 조사는 다르다고 답한다.'],
          [
            -11,
            '21:36',
            '정성 조사는 왜 그런지를, 정량 조사는 얼마나 그런지를 묻는다. 우리는 왜 신청 버튼을 못 찾는지를 보았고 다섯 명 중 네 명이 같은 곳에서 멈췄다. 다만 신입생과 대학원생처럼 쓰는 방식이 다른 집단이 있으면 집단마다 따로 만나야 한다.',
          ],
          {
            selfGrade: 92,
            likes: 'member1 member5 chaewon',
            comprehension: 4,
            replies: [reply('chaewon', 95, '집단마다 따로 만난다는 부분, 제 답에도 넣고 싶네요.')],
          },
        ),
        answer(
          'nayeon',
          [-15, '20:44', '시간과 돈이 없어서 다섯 명만 했다고 솔직하게 말한다.'],
          [
            -12,
            '13:15',
            '비용 때문만이 아니라, 다섯 명으로 고치고 다시 다섯 명을 만나는 편이 열다섯 명을 한 번 만나는 것보다 많이 고칠 수 있어서라고 답한다.',
          ],
          {
            selfGrade: 78,
            selfNote: '팀장이 맞는 경우를 쓰지 못했다.',
            likes: 'member6',
            picks: 'member6',
            comprehension: 3,
          },
        ),
        answer('chaewon', [-13, '23:40', '통계적으로 유의하려면 30명이 필요하다고 배웠다.'], null, {
          comprehension: 2,
        }),
      ],
    },
    {
      key: 'observation',
      question: `다음은 관찰 기록입니다. **본 것**과 **해석한 것**을 나누고, 해석에는 다른 설명을 하나씩 더 붙여 보세요.

> 참가자는 검색창을 무시하고 메뉴를 세 번 훑었다. 검색을 신뢰하지 않는 것 같다. 한숨을 쉬었고, 결국 짜증이 나서 뒤로 가기를 눌렀다.`,
      modelAnswer: `**본 것**: 검색창을 쓰지 않았다, 메뉴를 세 번 훑었다, 한숨을 쉬었다, 뒤로 가기를 눌렀다. **해석**: "무시했다", "신뢰하지 않는다", "짜증이 나서".

다른 설명: 검색창을 **보지 못했을** 수 있다(배너처럼 보임). 무엇을 검색해야 할지 **낱말을 몰랐을** 수 있다. 한숨은 피로나 습관일 수 있고, 뒤로 가기는 앞 화면에서 본 것을 **다시 확인**하려는 것일 수 있다. 직접 묻거나 시선을 함께 보아 가려낸다.`,
      keywords: ['본 것', '해석', '다른 설명', '확인'],
      week: 3,
      topic: '관찰과 해석',
      openDay: -10,
      deadlineDay: -5,
      published: true,
      answers: [
        answer(
          'member1',
          [-9, '21:13', '본 것: 메뉴를 훑음, 한숨. 해석: 신뢰하지 않음. 나머지는 헷갈린다.'],
          [
            -6,
            '20:20',
            '본 것은 검색창을 쓰지 않음, 메뉴를 세 번 훑음, 한숨, 뒤로 가기이다. "무시"와 "짜증"도 해석이었다. 검색창을 못 봤을 수도 있고, 뒤로 가기는 앞에서 본 메뉴를 다시 보려던 것일 수도 있다.',
          ],
          { selfGrade: 92, likes: 'arin dain', picks: 'dain', comprehension: 5 },
        ),
        answer(
          'arin',
          [-10, '13:50', '본 것은 행동이고 해석은 마음이다.'],
          [
            -7,
            '19:27',
            '행동은 네 가지(검색창을 쓰지 않음, 메뉴 세 번, 한숨, 뒤로 가기)이고 나머지는 마음에 대한 짐작이다. 신뢰하지 않는다 대신 "무엇을 쳐야 할지 몰랐다"도 가능하다. 한숨은 앞 과제의 피로일 수 있다.',
          ],
          {
            grade: 95,
            feedback: '앞 과제의 피로라는 설명이 좋습니다. 과제 순서를 섞어야 하는 까닭이기도 합니다.',
            selfGrade: 90,
            likes: 'member1 dain hyun',
            picks: 'member1 hyun',
            comprehension: 5,
          },
        ),
        answer(
          'dain',
          [-9, '17:02', '"훑었다"도 해석이 아닌가?'],
          [
            -5,
            '18:41',
            '"훑었다"는 시선을 재지 않았다면 해석에 가깝다고 본다. 화면을 세 번 오르내렸다고 적는 편이 안전하다. "무시했다"는 보았는데 쓰지 않았다는 뜻이라 보지 못한 경우를 지워 버린다.',
          ],
          {
            selfGrade: 88,
            likes: 'member1 arin hyun',
            picks: 'arin',
            comprehension: 4,
            replies: [
              reply('hyun', 60, '낱말 하나가 가능성을 지운다는 지적이 날카롭네요.', [
                { by: 'dain', minute: 120, body: '고맙습니다. 저도 쓰고 나서야 알았어요.' },
              ]),
            ],
          },
        ),
        answer(
          'hyun',
          [-8, '22:26', '본 것: 짜증을 내며 뒤로 갔다. 해석: 검색을 신뢰하지 않는다.'],
          [
            -5,
            '23:05',
            '짜증은 보이는 것이 아니라 한숨을 보고 내가 붙인 이름이었다. 뒤로 가기를 누른 것만 본 것이다. 급한 연락이 왔을 수도 있다.',
          ],
          { selfGrade: 75, likes: 'arin', comprehension: 4 },
        ),
      ],
    },
    {
      key: 'task',
      question: `도서관 앱의 사용성 평가에서 쓸 과제입니다. 고쳐 보세요.

> "오른쪽 위의 돋보기를 눌러 '데이터베이스 개론'을 검색한 다음, 예약하기 버튼을 눌러 예약해 주세요."`,
      modelAnswer: `과제가 **방법과 화면의 낱말을 알려 주어**(돋보기, 예약하기) 찾을 수 있는지를 볼 수 없다. 참가자는 지시를 따라 할 뿐이다.

**상황과 목표**만 준다: "다음 주 수업에 필요한 데이터베이스 입문서를 도서관에서 빌리고 싶은데, 지금은 다른 사람이 보고 있다고 합니다. 책을 받을 수 있게 해 보세요." 그리고 **성공의 기준**(예약 완료 화면에 닿음)과 도와주지 않을 범위를 미리 정한다.`,
      keywords: ['방법', '상황', '목표', '성공'],
      week: 4,
      topic: '과제 쓰기',
      openDay: -3,
      deadlineDay: 2,
      published: true,
      content: {
        title: 'Task Scenarios for Usability Testing (Nielsen Norman Group)',
        url: 'https://www.nngroup.com/articles/task-scenarios-usability-testing/',
      },
      answers: [
        answer('member1', [
          -1,
          '21:44',
          '버튼 위치를 알려 주면 안 될 것 같다. "책을 예약해 주세요"라고만 하면 되지 않을까?',
        ]),
        answer(
          'member2',
          [-3, '12:15', '어디를 누르라고 말하면 안 된다.'],
          [
            -2,
            '20:33',
            '누를 곳을 말하면 따라 하기가 되어 버린다. "다음 주 발표 준비에 쓸 데이터베이스 책이 대출 중입니다. 돌아오면 가장 먼저 받아 볼 수 있게 해 주세요"라고 하겠다. "예약"이라는 낱말도 쓰지 않아야 메뉴 이름이 통하는지 볼 수 있다.',
          ],
          { selfGrade: 95, likes: 'dain garam', picks: 'dain garam', comprehension: 5 },
        ),
        answer(
          'dain',
          [-2, '10:18', '참가자가 실제로 읽고 싶은 책을 고르게 한다.'],
          [
            -1,
            '19:09',
            '정해 준 책이 아니라 "이번 학기에 필요한 책 하나를 떠올려 보세요"로 시작해 실제 동기를 만든다. 방법은 말하지 않고, 예약 완료 화면이 나오면 성공으로 본다.',
          ],
          {
            selfGrade: 84,
            likes: 'member1 member2',
            picks: 'member1 member2',
            comprehension: 4,
            replies: [reply('member2', 50, '실제 책을 고르게 하면 사람마다 결과가 달라 비교가 어렵지 않을까요?')],
          },
        ),
        answer('garam', [-2, '23:27', '과제가 두 개라서 검색과 예약을 나누어야 한다.'], null, { likes: 'member2' }),
      ],
    },
    {
      key: 'report',
      question:
        '면담에서 발견한 것이 23가지입니다. 개발팀이 이번 달에 고칠 수 있는 것은 셋입니다. 셋을 고르는 **기준**을 만들고, 그 기준의 약점도 적어 보세요.',
      modelAnswer: `**심각도**(과제를 끝내지 못하게 하는가), **빈도**(몇 사람이 겪었는가), **지속성**(한 번 익히면 사라지는가)에 고치는 비용을 견주어 고른다.

약점: 참가자가 적어 빈도는 믿기 어렵고, 심각도는 평가자마다 다르며, 드물지만 치명적인 문제(결제 오류, 접근성)는 밀려난다. 그래서 **여럿이 따로 매긴 뒤 맞춰 보고**, 반드시 고칠 것은 기준 밖에 따로 둔다.`,
      keywords: ['심각도', '빈도', '지속성', '비용'],
      week: 5,
      topic: '고칠 것 고르기',
      openDay: 4,
      deadlineDay: 10,
      published: true,
      answers: [],
    },
    {
      key: 'ethics',
      question:
        '중학생을 대상으로 학습 앱을 조사하려고 합니다. 동의를 **누구에게 어떻게** 받아야 하고, 조사 중에 아이가 그만두고 싶어 하는 것을 어떻게 알아차릴까요?',
      modelAnswer: `법정대리인의 동의와 **아동 본인의 이해할 수 있는 동의**를 모두 받는다. 목적, 녹화, 보관 기간, 언제든 그만둘 수 있음을 쉬운 말로 알린다.

말로 거절하지 못해도 대답이 짧아지고 시선을 피하고 보호자를 찾는 것은 **거절의 신호**이다. 정해 둔 시간마다 쉬게 하고, 그만두어도 사례는 그대로 준다.`,
      keywords: ['법정대리인', '동의', '보관 기간', '거절의 신호'],
      week: 6,
      topic: '미성년자의 동의',
      openDay: 11,
      deadlineDay: 16,
      published: false,
      answers: [],
    },
  ],
};
