import type { LoungeContent } from '../../quizzes/lounge.content.ts';

export const HANBIT_LOUNGE: LoungeContent = {
  open: ['chemistry/salt-ice', 'chemistry/soda', 'nursing/sbar'],
  taken: [],
  written: [
    {
      key: 'caption',
      author: 'jian',
      status: 'PUBLIC',
      question:
        '박물관 유물 옆의 설명글 하나를 떠올려 보세요. 쓴 사람이 **말하지 않은 것**은 무엇이고, 그것을 넣으면 유물이 어떻게 달라 보일까요?',
      modelAnswer:
        '설명글은 만든 때와 쓰임은 말하지만 **누가 어떻게 얻어** 왔는지, 쓰던 사람이 누구였는지는 자주 뺀다. **출처**를 넣으면 유물은 아름다운 물건에서 오고 간 사람들의 **증거**가 되고, 보는 사람은 누구의 눈으로 쓴 글인지 **관점**을 묻게 된다.',
      keywords: ['출처', '증거', '관점'],
      jobGroup: '0100',
      jobs: ['0105'],
      jobLevels: [1, 2],
      tags: ['역사', '글쓰기'],
    },
    {
      key: 'handover',
      author: 'instructor',
      status: 'PUBLIC',
      question:
        '인계를 받은 지 한 시간 뒤, 인계에 없던 알레르기 표시 팔찌를 보았습니다. **지금 할 일**과 **다음 인계를 위해 할 일**을 나누어 쓰세요.',
      modelAnswer:
        '지금은 예정된 **투약을 멈추고** 본인과 기록에서 **두 가지로 확인**한 뒤 담당 의사에게 알린다. 이미 준 약이 있으면 반응을 살핀다. 다음 인계를 위해서는 빠진 까닭을 사람이 아니라 **양식**에서 찾아 알레르기 칸을 맨 위에 두고, 함께 읽는 **복창**을 넣는다.',
      keywords: ['투약을 멈추고', '두 가지로 확인', '양식', '복창'],
      jobGroup: '0400',
      jobs: ['0406'],
      jobLevels: [2, 3],
      tags: ['간호', '환자 안전'],
    },
  ],
};
