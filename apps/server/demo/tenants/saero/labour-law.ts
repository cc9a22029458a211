import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, draft, people, reply } from '../../answers/write.ts';

export const LABOUR_LAW_CLUB: ClubContent = {
  key: 'labour-law',
  name: '팀장이 알아야 할 노동법 네 가지',
  tagline: '팀장이 실제로 마주치는 네 장면을 법의 눈으로 봅니다.',
  description: `"오늘 조금만 더 하고 가죠"라는 말이 언제 **연장근로**가 될까요? 좋은 팀장도 모르면 법을 어깁니다.

네 주 동안 근로시간, 연차, 해고, 직장 내 괴롭힘을 다룹니다. 조문을 외우는 대신 우리 회사에서 있을 법한 상황에 답합니다.

이 클럽의 글은 교육용이며 법률 자문이 아닙니다. 실제 사안은 인사팀에 문의해 주세요.`,
  leader: 'instructor',
  instructors: [],
  status: '0400',
  startDay: -12,
  endDay: 15,
  recruitFromDay: -26,
  recruitToDay: -13,
  studyCycle: ['MON', 'WED'],
  weekCount: 4,
  capacity: 20,
  jobGroups: ['0100'],
  jobs: ['0106'],
  jobLevels: [2, 3],
  tags: ['노동법', '리더십', '필수 교육'],
  isPublic: true,
  participationCode: 'LEADERLAW4',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  aiGrading: true,
  anonymous: false,
  members: people('member1 member2 member3 member4 member5 member6 member7'),
  pending: [{ person: 'member8', message: '이번 달에 파트장이 되어 신청합니다.' }],
  quizzes: [
    {
      key: 'overtime',
      question: `팀원이 스스로 저녁 8시까지 남아 일합니다. 팀장은 시키지 않았지만 알고 있었고, 결과물도 받았습니다. **연장근로수당**을 주어야 할까요? 앞으로 어떻게 관리해야 할지도 쓰세요.`,
      modelAnswer: `명시적으로 지시하지 않았어도 알면서 **묵인**하고 그 결과를 받았다면 **묵시적 지시**로 보아 연장근로가 될 수 있고, 통상임금의 **50 % 이상을 가산**해 주어야 한다. 연장근로는 당사자의 합의로 **1주 12시간**까지이다.

사전 **승인 제도**를 두고, 승인 없이 남으면 퇴근을 분명히 권하며, 업무량을 조정한다. 승인 제도가 있어도 실제로 일을 시키고 있었다면 면책되지 않는다.`,
      keywords: ['묵시적 지시', '결과', '승인', '50 %', '12시간'],
      week: 1,
      topic: '연장근로',
      openDay: -12,
      deadlineDay: -7,
      published: true,
      rubric: [
        { criterion: '연장근로에 해당하는지 근거를 들어 판단한다', weight: 60 },
        { criterion: '실제로 할 수 있는 관리 방법을 든다', weight: 40 },
      ],
      content: { title: '근로기준법 (국가법령정보센터)', url: 'https://www.law.go.kr/법령/근로기준법' },
      answers: [
        answer(
          'member1',
          [-11, '17:42', '시키지 않았으니 주지 않아도 된다.'],
          [
            -8,
            '12:31',
            '시키지 않았어도 알고 있었고 결과를 받았으니 묵시적 지시로 보아야 한다. 수당은 50 %를 더해 주어야 한다. 앞으로는 남을 일이 있으면 미리 승인받게 하고, 아니면 퇴근하라고 말하겠다.',
          ],
          {
            grade: 92,
            feedback: '판단의 근거가 정확합니다. 한 주에 12시간이라는 한도도 함께 확인해야 합니다.',
            selfGrade: 90,
            likes: 'member2 member3',
            picks: 'member3',
            comprehension: 5,
          },
        ),
        answer(
          'member2',
          [-12, '11:05', '주어야 한다. 회사가 이익을 얻었으니까.'],
          [
            -9,
            '18:20',
            '회사가 이익을 얻었는지가 아니라 지휘 아래 있었는지가 기준이다. 알면서 말리지 않고 결과를 받았다면 묵시적 지시로 볼 수 있다. 사전 승인제를 두되, 승인하지 않으면서 마감만 재촉하면 소용이 없다.',
          ],
          {
            grade: 97,
            feedback: '승인 제도의 함정까지 짚은 훌륭한 답입니다.',
            selfGrade: 85,
            likes: 'member1 member3 member4',
            picks: 'member1 member4',
            comprehension: 5,
            replies: [
              reply('member4', 120, '"마감만 재촉하면 소용이 없다"는 말에 뜨끔했습니다.', [
                { by: 'member2', minute: 45, body: '저도 쓰면서 제 이야기 같았습니다.' },
              ]),
            ],
          },
        ),
        answer(
          'member3',
          [-10, '09:18', '포괄임금제라서 따로 줄 필요가 없다.'],
          [
            -7,
            '17:55',
            '포괄임금이라도 약정한 시간보다 더 일했다면 차액을 주어야 하고, 근로시간을 잴 수 있는 사무직에는 유효하지 않을 수 있다고 한다. 그래서 먼저 시간을 기록하는 것부터 해야 한다.',
          ],
          { selfGrade: 80, likes: 'member1 member2', picks: 'member2', comprehension: 4 },
        ),
        answer(
          'member4',
          [-11, '13:37', '야근을 금지하면 해결된다.'],
          [
            -8,
            '16:09',
            '금지만 하면 집에 가져가서 일한다. 일이 왜 남는지 보고 업무량을 나누어야 한다. 이미 한 일에 대해서는 수당을 준다.',
          ],
          { selfGrade: 75, likes: 'member2', comprehension: 3 },
        ),
      ],
    },
    {
      key: 'leave',
      question:
        '가장 바쁜 주에 팀원이 **연차**를 신청했습니다. 팀장은 거절할 수 있을까요? 거절 대신 할 수 있는 일과, 절대 하면 안 되는 말을 쓰세요.',
      modelAnswer: `연차는 근로자가 **청구한 시기**에 주어야 한다. 사업 운영에 **막대한 지장**이 있을 때에만 **시기를 변경**할 수 있을 뿐 거절할 수는 없다. 단순히 바쁘다는 것은 막대한 지장이 아니다. 일정을 미리 공유하고 대체 인력을 두며, 어려우면 날짜를 **협의**한다.

"이 시기에 꼭 가야 해요?", "평가에 반영합니다"처럼 사유를 캐묻거나 **불이익**을 암시하는 말은 하면 안 된다.`,
      keywords: ['시기', '막대한 지장', '날짜', '대체', '사유'],
      week: 2,
      topic: '연차',
      openDay: -5,
      deadlineDay: -1,
      published: true,
      answers: [
        answer(
          'member1',
          [-4, '18:25', '바쁜 주라면 거절할 수 있다고 생각한다.'],
          [
            -2,
            '17:44',
            '거절은 할 수 없고, 사업에 막대한 지장이 있을 때 시기를 바꾸어 달라고 할 수 있을 뿐이다. 업무를 나눌 사람을 먼저 찾고, 그래도 어려우면 날짜를 함께 의논한다. 왜 쉬는지 묻지 않는다.',
          ],
          { selfGrade: 92, likes: 'member5 member6', picks: 'member5', comprehension: 5 },
        ),
        answer(
          'member5',
          [-5, '14:10', '사유가 타당하면 허락한다.'],
          [
            -3,
            '11:52',
            '사유를 심사하는 것 자체가 잘못이었다. 연차는 허락이 아니라 권리이고 회사는 예외적으로 시기만 바꿀 수 있다. "다들 바쁜데"라는 말도 압박이 된다.',
          ],
          {
            selfGrade: 88,
            likes: 'member1 member6',
            picks: 'member1 member6',
            comprehension: 5,
            replies: [reply('member6', 80, '승인 화면의 "사유" 칸부터 없애야겠다는 생각이 들었습니다.')],
          },
        ),
        answer(
          'member6',
          [-4, '10:33', '다른 날로 바꾸라고 설득한다.'],
          [
            -1,
            '15:16',
            '설득이 압박이 되지 않으려면 바꿀 수 없다는 답도 받아들여야 한다. 미리 바쁜 시기를 알리고 대체할 사람을 정해 두는 것이 팀장이 할 일이다.',
          ],
          { selfGrade: 70, likes: 'member1', comprehension: 4 },
        ),
      ],
    },
    {
      key: 'harassment',
      question:
        '회의에서 선임이 한 사람의 실수를 자주 흉내 내며 웃깁니다. 당사자도 웃습니다. 이것은 **직장 내 괴롭힘**일 수 있을까요? 팀장으로서 오늘 할 일과 하면 안 될 일을 나누어 쓰세요.',
      modelAnswer: `지위나 관계의 **우위**를 이용해, **업무상 적정 범위를 넘어**, 고통을 주거나 근무환경을 나쁘게 하면 괴롭힘이다. 당사자가 웃었다는 것은 판단의 기준이 아니다.

할 일: 그 자리에서 멈추게 하고, 당사자를 따로 만나 뜻을 듣고, 인사팀에 알려 **조사와 보호**를 의논한다. 하면 안 될 일: 대질시키기, 소문내기, 당사자의 뜻과 달리 자리를 옮기는 등 **불리한 처우**.`,
      keywords: ['우위', '적정 범위', '조사', '불리한 처우'],
      week: 2,
      topic: '괴롭힘',
      openDay: -1,
      deadlineDay: 4,
      published: true,
      answers: [
        draft('member1', [
          -1,
          '18:50',
          '당사자가 웃었으면 괜찮다고 볼 수도 있지만 선임 앞이라 웃었을 것이다. 우선 회의가 끝나고',
        ]),
        answer(
          'member2',
          [-1, '11:29', '괴롭힘일 수 있다. 그런데 팀장이 바로 나서면 당사자가 더 불편할 것 같아 고민된다.'],
          null,
          {
            likes: 'member7',
            replies: [
              reply('member7', 95, '저도 같은 고민입니다. 그 자리에서는 화제를 돌리고 따로 이야기하는 건 어떨까요?', [
                {
                  by: 'instructor',
                  minute: 120,
                  body: '두 분의 고민을 최종답변에 그대로 써 주세요. 좋은 출발점입니다.',
                },
              ]),
            ],
          },
        ),
        answer('member7', [-1, '13:02', '반복되면 괴롭힘이고 한두 번은 농담이다.'], null, {}),
      ],
    },
    {
      key: 'dismissal',
      question:
        '성과가 낮은 팀원에게 "다음 달까지만 나오세요"라고 말하면 어떤 문제가 생길까요? **정당한 이유**와 **절차**로 나누어 답하세요.',
      modelAnswer: `해고에는 **정당한 이유**가 있어야 하며, 성과가 낮다는 것만으로는 부족하고 공정한 평가와 **개선의 기회**, 배치 전환의 노력이 있어야 한다. 절차로는 **30일 전 예고**(또는 30일분의 통상임금)와 사유와 시기를 적은 **서면 통지**가 필요하다. 말로 한 해고는 효력이 없다.`,
      keywords: ['정당한 이유', '서면 통지', '30일', '개선의 기회'],
      week: 3,
      topic: '해고',
      openDay: 6,
      deadlineDay: 11,
      published: true,
      answers: [],
    },
  ],
};
