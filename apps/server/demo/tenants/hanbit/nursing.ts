import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, draft, people, reply } from '../../answers/write.ts';

export const NURSING_CLUB: ClubContent = {
  key: 'nursing',
  name: '임상 판단 연습: 첫 5분의 간호',
  tagline: '환자 앞의 첫 5분에 무엇을 왜 하는지 말로 답합니다.',
  description: `병실 문을 열었을 때 **무엇을 먼저 보고, 누구를 먼저 부를지** 연습하는 클럽입니다.

매주 짧은 상황 하나를 드립니다. 먼저 혼자 판단하고, 동료의 판단을 읽고, 근거를 보태어 다시 씁니다. 외운 지침을 옮기기보다 이 환자에게 왜 그렇게 하는지 써 주세요.

상황은 모두 꾸며낸 것이며 실제 환자와 관계가 없습니다. 실습 병원의 지침이 이 글보다 앞섭니다.`,
  leader: 'instructor',
  instructors: ['jian'],
  status: '0400',
  startDay: -16,
  endDay: 25,
  recruitFromDay: -30,
  recruitToDay: -17,
  studyCycle: ['TUE', 'SAT'],
  weekCount: 6,
  capacity: 12,
  jobGroups: ['0400'],
  jobs: ['0406'],
  jobLevels: [2, 3],
  tags: ['간호', '임상 판단', '실습'],
  isPublic: true,
  participationCode: 'FIRST5MIN6',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  anonymous: false,
  members: people('member1 member2 member3 member4 member5 member6'),
  pending: [{ person: 'member7', message: '다음 달 내과 병동 실습을 앞두고 있어 함께 연습하고 싶습니다.' }],
  quizzes: [
    {
      key: 'shock',
      question: `수술 6시간 뒤의 환자입니다. 맥박 118회, 혈압 92/64 mmHg(수술 전 128/80), 호흡 24회, 소변 15 mL/시간, 피부가 차고 축축합니다.

무엇을 **의심**하고, 첫 5분 동안 어떤 **순서**로 움직이겠습니까?`,
      modelAnswer: `빈맥, 저혈압, 소변 감소, 차고 축축한 피부는 **저혈량 쇼크**(수술 뒤 출혈)를 뜻한다. ① 기도와 호흡을 보고 **산소**를 준다. ② 수술 부위와 **배액관**의 양과 색을 확인한다. ③ 도움을 청하고 의사에게 SBAR로 **보고**한다. ④ 굵은 정맥로를 확보하고 수액을 준비하며 다리를 올린다. ⑤ 활력징후를 5분마다 재고 기록한다. 혈압이 떨어지기를 기다리지 않는다.`,
      keywords: ['저혈량 쇼크', '출혈', '배액관', '산소', '보고'],
      week: 1,
      topic: '수술 뒤의 쇼크',
      openDay: -16,
      deadlineDay: -10,
      published: true,
      rubric: [
        { criterion: '자료를 묶어 무엇이 의심되는지 판단한다', weight: 40 },
        { criterion: '먼저 할 일의 순서와 까닭이 맞다', weight: 60 },
      ],
      answers: [
        answer(
          'member1',
          [-15, '20:42', '혈압이 낮으니 다리를 올리고 의사에게 알린다.'],
          [
            -12,
            '21:15',
            '빈맥과 저혈압, 소변 감소가 함께 있으니 출혈로 인한 저혈량 쇼크를 의심한다. 산소를 주고 수술 부위와 배액관을 확인한 다음 의사에게 보고하고 수액을 준비한다.',
          ],
          {
            grade: 90,
            feedback: '자료를 묶어 판단한 점이 좋습니다. 확인과 보고 사이에 동료에게 도움을 청하는 단계를 넣어 보세요.',
            selfGrade: 85,
            likes: 'member2 member4',
            picks: 'member4',
            comprehension: 4,
          },
        ),
        answer(
          'member2',
          [-16, '13:20', '수술 뒤 출혈에 의한 쇼크. 배액관을 먼저 본다.'],
          [
            -13,
            '19:33',
            '출혈에 의한 쇼크가 의심된다. 혈압보다 맥박이 먼저 변했을 것이므로 지난 기록과 견주어 언제부터인지 본다. 호출 벨로 도움을 청하고 산소, 배액관과 드레싱 확인, 굵은 정맥로, 보고를 동시에 나누어 한다.',
          ],
          {
            grade: 97,
            feedback: '추세를 보고 일을 나누는 것까지 실제 병동처럼 판단했습니다.',
            likes: 'member1 member3 member4',
            picks: 'member1 member3',
            comprehension: 5,
            replies: [
              reply('member3', 130, '혼자 차례대로 하는 것만 생각했는데, 나누어 한다는 말이 와닿아요.', [
                {
                  by: 'instructor',
                  minute: 240,
                  body: '누구에게 무엇을 맡길지 이름을 불러 말하는 것도 연습해 보세요.',
                },
              ]),
            ],
          },
        ),
        answer(
          'member3',
          [-14, '22:51', '통증 때문에 맥박이 빠른 것 같다. 진통제를 준다.'],
          [
            -11,
            '23:08',
            '통증이라면 혈압이 올라야 하는데 떨어졌고 소변도 줄었으니 통증만으로는 설명되지 않는다. 저혈량 쇼크를 의심해 출혈 부위를 확인하고 보고한다. 이 상태에서 진통제를 주면 혈압이 더 떨어질 수 있다.',
          ],
          {
            grade: 92,
            feedback: '처음 가설을 자료로 반박한 과정이 임상 판단 그 자체입니다.',
            selfGrade: 88,
            likes: 'member1 member2 member4',
            picks: 'member2',
            comprehension: 5,
          },
        ),
        answer(
          'member4',
          [-15, '09:36', '활력징후를 15분 뒤에 다시 잰다.'],
          [
            -10,
            '22:20',
            '기다리지 말고 바로 산소를 주고 보고해야 한다. 소변이 시간당 30 mL보다 적은 것도 위험 신호이다.',
          ],
          {
            grade: 78,
            feedback:
              '기다리지 않기로 한 판단이 중요합니다. 무엇을 의심하는지(출혈, 저혈량)를 먼저 말해야 다음 행동이 이어집니다.',
            selfGrade: 80,
            likes: 'member2',
            comprehension: 3,
          },
        ),
      ],
    },
    {
      key: 'sbar',
      question: `새벽 3시, 당직 의사에게 전화해야 합니다. "○○○ 환자 혈압이 낮아요"라고 말했더니 "지켜보세요"라는 답이 돌아왔습니다. 같은 내용을 **SBAR**로 다시 말해 보고, 답이 같다면 어떻게 할지 쓰세요.`,
      modelAnswer: `S: "외과 병동 302호, 수술 8시간째 환자의 혈압이 88/60으로 떨어졌습니다." B: "수술 전 130/80이었고 배액이 한 시간에 200 mL입니다." A: "출혈로 인한 쇼크로 판단합니다." R: "지금 오셔서 보아 주시고, 수액과 혈액검사 처방을 부탁드립니다."

답이 같으면 우려를 **두 번** 분명히 말하고, 그래도 안전이 걱정되면 수간호사나 상급 의사, 신속대응팀으로 **단계를 올린다**. 통화 내용을 기록한다.`,
      keywords: ['출혈', '배액', '쇼크', '수간호사', '신속대응팀', '기록'],
      week: 2,
      topic: '보고하는 말',
      openDay: -9,
      deadlineDay: -4,
      published: true,
      answers: [
        answer(
          'member1',
          [-8, '21:02', 'S 혈압이 낮습니다. B 수술 환자입니다. A 출혈 같습니다. R 어떻게 할까요?'],
          [
            -5,
            '22:40',
            'S: 302호 환자 혈압이 88/60입니다. B: 수술 8시간째, 수술 전 130/80, 배액이 시간당 200입니다. A: 출혈로 판단합니다. R: 바로 와서 봐 주십시오. 같은 답이면 한 번 더 걱정된다고 말하고 수간호사에게 알린다.',
          ],
          { selfGrade: 90, likes: 'member2 member5', picks: 'member5', comprehension: 5 },
        ),
        answer(
          'member2',
          [-9, '18:18', 'R에서 부탁이 아니라 요청을 분명히 해야 한다.'],
          [
            -6,
            '20:05',
            'A에서 판단을 말하지 않으면 의사는 숫자만 듣고 지켜보자고 하기 쉽다. "출혈이 의심되며 지금 와 주시기를 요청합니다"라고 판단과 요청을 붙여 말한다. 거절되면 들은 내용을 복창하고 시간과 함께 기록한 뒤 신속대응팀을 부른다.',
          ],
          {
            grade: 96,
            feedback: '복창과 기록이 환자와 간호사를 모두 지킵니다.',
            likes: 'member1 member5 member6',
            picks: 'member1 member6',
            comprehension: 5,
          },
        ),
        answer(
          'member5',
          [-8, '23:47', '의사가 지켜보라고 했으니 지켜본다.'],
          [
            -4,
            '21:26',
            '지켜보라는 말을 들었어도 환자가 나빠지면 내 책임이다. 수치와 변화를 정리해 다시 전화하고, 안 되면 상급자에게 알린다.',
          ],
          {
            grade: 80,
            feedback: '생각이 크게 바뀌었습니다. SBAR의 네 부분을 실제 말로 써 보는 것이 문제의 절반이었습니다.',
            selfGrade: 70,
            likes: 'member1',
            comprehension: 3,
            replies: [
              reply('member2', 160, '저는 실습 때 실제로 이 상황을 봤는데, 수치의 변화를 말하니 바로 오시더라고요.'),
            ],
          },
        ),
        answer(
          'member6',
          [-7, '16:33', '화를 내지 않고 침착하게 다시 말한다.'],
          [
            -5,
            '12:58',
            '침착한 것만으로는 부족하고 무엇을 원하는지 말해야 한다. S와 B는 숫자로, A는 한 문장으로, R은 "지금 와 주세요"로 말한다.',
          ],
          { selfGrade: 76, likes: 'member2', picks: 'member2', comprehension: 4 },
        ),
      ],
    },
    {
      key: 'fall',
      question:
        '78세 환자가 밤마다 혼자 화장실에 가려다 두 번 넘어질 뻔했습니다. 억제대를 쓰자는 의견에 여러분은 어떻게 답하겠습니까? **낙상을 줄일 다른 방법**을 환자의 이유에서 출발해 제안하세요.',
      modelAnswer: `억제대는 낙상 손상을 줄인다는 근거가 약하고 욕창, 섬망, 존엄의 손상을 부르므로 **마지막 수단**이다. 밤에 화장실에 가는 **이유**(이뇨제의 투약 시각, 저녁 수분, 요로 감염, 수면제)를 먼저 살핀다.

자기 전과 새벽의 **정해진 배뇨 돕기**, 침대 높이 낮추기, 밤 조명, 미끄럼 방지 신발, 손 닿는 곳의 호출 벨과 이동 변기, 투약 시각 조정을 함께 쓴다.`,
      keywords: ['억제대', '이유', '이뇨제', '화장실', '호출 벨', '조명'],
      week: 3,
      topic: '낙상과 억제대',
      openDay: -2,
      deadlineDay: 3,
      published: true,
      answers: [
        draft('member1', [-1, '22:05', '억제대를 쓰면 안 된다고 배웠다. 대신 침대 난간을 올리고']),
        answer(
          'member2',
          [-2, '19:14', '호출 벨을 누르도록 교육한다. 그래도 혼자 가시면 센서를 단다.'],
          [
            -1,
            '20:48',
            '교육해도 혼자 가시는 것은 급하거나 미안해서일 수 있으니 이유를 먼저 여쭙는다. 저녁 이뇨제라면 시간을 당길 수 있는지 의사와 의논하고, 잠들기 전과 새벽 두 시에 먼저 찾아가 화장실을 도와드린다.',
          ],
          { selfGrade: 90, likes: 'member4', picks: 'member4', comprehension: 5 },
        ),
        answer('member4', [-1, '10:27', '가족에게 밤에 함께 있어 달라고 부탁한다.'], null, { likes: 'member2' }),
      ],
    },
    {
      key: 'medication',
      question:
        '약을 준비하던 중 전화가 와서 두 번 끊겼습니다. 투약 오류가 생기기 쉬운 **환경의 원인**을 찾고, 개인의 주의력에 기대지 않는 대책을 제안해 보세요.',
      modelAnswer: `중단, 비슷한 이름과 포장, 어두운 준비실, 인력 부족이 원인이다. 대책은 **투약 준비 중 방해 금지 구역**, 전화를 맡을 사람 정하기, **고위험 약물의 이중 확인**, 이름이 비슷한 약의 자리 나누기, **바코드** 확인이다. 끊기면 처음부터 다시 시작한다.`,
      keywords: ['중단', '이중 확인', '고위험 약물', '바코드'],
      week: 4,
      topic: '투약 오류',
      openDay: 5,
      deadlineDay: 11,
      published: true,
      answers: [],
    },
  ],
};
