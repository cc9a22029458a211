import { number } from '../../../ui/text/number-format.ts';

/** The sentences of the answer room that each of its states shows; its parts bring their own. */
export const answersText = {
  week: (week: number) => `${week}주차`,
  title: (no: number) => `퀴즈 ${no}`,
  place: '현재 위치',
  openedAt: (day: string) => `공개 ${day}`,
  preAnswer: '사전답변',
  finalAnswer: '최종답변',
  steps: {
    pre: { label: '사전답변', todo: '쓸 차례', writing: '쓰는 중', done: '완료', missed: '없이 마감' },
    content: { label: '콘텐츠', todo: '읽을 차례', unread: '읽지 않음', done: '읽음', none: '없음' },
    final: {
      label: '최종답변',
      todo: '쓸 차례',
      writing: '쓰는 중',
      revising: '고치는 중',
      done: '완료',
      missed: '없이 마감',
    },
    grading: {
      label: '채점·피드백',
      waiting: '기다리는 중',
      feedback: '도착',
      graded: (grade: number) => `${grade}점`,
    },
  },
  readOnly: {
    club: '끝난 클럽이에요. 읽기만 할 수 있어요.',
    deadline: '답변 마감이 지났어요. 동료의 답변과 모범 답안은 읽을 수 있어요.',
    notRunning: '클럽이 진행 중일 때 답변할 수 있어요.',
    graded: '채점이 끝나서 최종답변을 더 고칠 수 없어요.',
    admin: '이 클럽의 멤버가 아니어서 답변은 쓸 수 없어요. 모든 답변을 볼 수 있어요.',
  },
  before: {
    title: '먼저 내 생각을 써 보세요',
    why: '콘텐츠와 동료의 답변은 사전답변을 제출하면 열려요. 남의 글을 보기 전에 쓴 생각이 있어야 무엇이 달라졌는지 볼 수 있기 때문이에요.',
  },
  others: {
    title: '동료의 답변',
    answered: (peers: number) => `동료 ${number.format(peers)}명이 답했어요`,
    answeredNone: '아직 아무도 답하지 않았어요. 첫 답변을 남겨 보세요.',
    firstThree: '내고 나면 이 세 개부터 읽어요',
    writing: (count: number) => `지금 ${number.format(count)}명이 쓰고 있어요`,
    writers: (names: readonly string[], more: number) =>
      `· ${names.join(', ')} 님${more > 0 ? ` 외 ${number.format(more)}명` : ''}`,
    reasons: {
      NEAR: '나와 가까운 답',
      DIFFERENT: '나와 가장 다른 답',
      INCOMPLETE: '빠진 것이 있는 좋은 답',
    },
  },
  content: {
    title: '콘텐츠',
    hint: '읽고 나서 최종답변을 써 보세요.',
    open: '콘텐츠 열기',
    close: '콘텐츠 접기',
    site: '원문',
    openNew: '(새 창)',
    read: '읽음',
    unread: '아직 읽지 않음',
  },
  mine: {
    reactions: '내 답변의 반응',
    likes: (count: number) => `좋아요 ${number.format(count)}`,
    onePicks: (count: number) => `원픽 ${number.format(count)}`,
    replies: (count: number) => `댓글 ${number.format(count)}`,
  },
  revise: '최종답변 고치기',
} as const;
