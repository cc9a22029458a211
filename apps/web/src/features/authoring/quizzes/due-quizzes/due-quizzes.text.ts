import { number } from '../../../../ui/text/number-format.ts';

/** What the way to the next quiz says. */
export const dueText = {
  label: '다음 할 일',
  noDeadline: '마감 없음',
  quiz: (week: number, question: string) => `${week}주차 · ${question}`,
  no: (no: number) => `퀴즈 ${no}`,
  place: (week: number, no: number) => `${week}주차 · 퀴즈 ${no}`,
  answered: (peers: number) => `동료 ${number.format(peers)}명이 답했어요`,
  answeredIn: (club: string, peers: number) => `${club}의 동료 ${number.format(peers)}명이 답했어요`,
  nobody: '아직 아무도 답하지 않았어요. 첫 답을 써 보세요.',
  draft: {
    pre: (length: number) => `사전답변을 ${number.format(length)}자까지 썼어요.`,
    final: (length: number) => `최종답변을 ${number.format(length)}자까지 썼어요.`,
  },
  saved: '저장됨',
  until: (day: string) => `${day} 마감`,
  state: {
    none: '사전답변 전',
    preDraft: '사전답변을 쓰다 멈췄어요',
    preDone: '사전답변을 냈어요',
    finalDraft: '최종답변을 쓰다 멈췄어요',
  },
  action: {
    start: '사전답변 쓰기',
    resume: '사전답변 이어 쓰기',
    final: '최종답변 쓰기',
    resumeFinal: '최종답변 이어 쓰기',
  },
} as const;
