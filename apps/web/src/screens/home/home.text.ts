import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';

/** What the service says of itself to visitors. */
export const homeText = {
  title: '서비스 소개',
  eyebrow: (tenant: string) => `${tenant} 학습 클럽`,
  headline: '먼저 쓰고, 함께 읽고,\n다시 답하며 배웁니다',
  lead: '두레는 퀴즈 하나를 두 번 답하는 학습 클럽이에요. 처음 생각과 마지막 생각의 차이가 배운 만큼이에요.',
  browse: '퀴즈클럽 둘러보기',
  login: '로그인하고 시작하기',
  example: {
    label: '답변이 자라는 예',
    pre: '사전답변',
    final: '최종답변',
    growth: '동료의 답과 자료를 읽고 다시 썼어요',
    /** By the code of the job group that most of the tenant's clubs belong to. */
    fields: {
      [JOB_GROUP.plan]: {
        question: '써 본 사람은 좋다는데 왜 다시 오지 않을까요?',
        pre: '기능이 부족해서 그런 것 같아요.',
        final:
          '처음의 만족과 다시 올 까닭은 다른 문제예요. 두 번째로 쓸 일이 언제 생기는지부터 물어야 하고, 그 순간에 떠오르지 않는다면 기능을 더해도 돌아오지 않아요.',
      },
      [JOB_GROUP.design]: {
        question: '“그 버튼이 어디 있죠?” 이 말에서 무엇을 들어야 할까요?',
        pre: '버튼을 더 크게 만들면 될 것 같아요.',
        final:
          '버튼의 크기보다 그 사람이 하려던 일을 먼저 들어야 해요. 찾던 자리와 부르던 이름이 화면과 다르다면, 크기가 아니라 자리와 말을 고쳐야 해요.',
      },
      [JOB_GROUP.develop]: {
        question: '인덱스를 걸었는데 왜 느려졌을까요?',
        pre: '인덱스가 많으면 찾을 게 많아져서 느려진 것 같아요.',
        final:
          '읽기는 빨라지지만 쓸 때마다 인덱스도 함께 고쳐야 해요. 골라내는 행이 많으면 표를 처음부터 읽는 편이 빨라서, 옵티마이저가 인덱스를 쓰지 않기도 해요.',
      },
      [JOB_GROUP.engine]: {
        question: '정전은 왜 한 도시에서 멈추지 않을까요?',
        pre: '전기가 모자라서 옆 도시까지 꺼지는 것 같아요.',
        final:
          '한 선로가 끊기면 그 전력이 이웃 선로로 몰려요. 몰린 선로가 보호 장치로 또 끊기면서 이어지기 때문에, 모자란 양보다 흐름이 옮겨 가는 순서를 봐야 해요.',
      },
    },
  },
  steps: {
    title: '퀴즈 하나, 네 걸음',
    list: [
      { name: '사전답변', body: '자료를 보기 전에 지금 아는 만큼 먼저 써요. 틀려도 괜찮아요.' },
      { name: '자료와 동료 답변', body: '자료를 읽고 동료의 답을 봐요. 좋은 답에는 좋아요와 원픽을 남겨요.' },
      { name: '최종답변', body: '처음 답과 나란히 두고 다시 써요. 무엇이 달라졌는지 눈으로 볼 수 있어요.' },
      { name: '채점과 피드백', body: '점수와 근거, 교수자의 피드백을 받고 얼마나 자랐는지 확인해요.' },
    ],
  },
  people: {
    title: '누가 쓰나요',
    list: [
      {
        icon: 'user',
        name: '학습자',
        body: '수업 사이 휴대폰으로도 이어 쓰고, 쓰던 글은 저절로 저장돼요.',
      },
      {
        icon: 'edit',
        name: '교수자',
        body: '살펴볼 답부터 모아 보여 주고, 키보드로 빠르게 채점하고 피드백해요.',
      },
      {
        icon: 'shield',
        name: '운영자',
        body: '클럽 개설을 승인하고 기관의 구성원과 기록을 안전하게 관리해요.',
      },
    ],
  },
} as const;
