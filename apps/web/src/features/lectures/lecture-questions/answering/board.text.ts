import { questionsText } from '../lecture-questions.text.ts';

/** Words of the list of what waits. */
export const boardText = {
  waiting: (count: number) => `답을 기다리는 질문 ${count}개`,
  lead: '오래 기다린 것부터예요. 자료에서 찾은 답의 초안이 함께 열려요.',
  walk: '차례로 답하기',
  answer: '답하기',
  edit: '답 고치기',
  together: (count: number) => `${count}개에 함께 답하기`,
  choose: (question: string) => `“${question}” 고르기`,
  notHeld: '자료에 없음',
  search: '질문 찾기',
  noneWaiting: '기다리는 질문이 없어요.',
  none: questionsText.noneFiltered,
  /** How long it has waited: whole days, hours of the last one, and all minutes. */
  waited: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `${days}일 ${hours}시간째` : `${days}일째`;
    return hours > 0 ? `${hours}시간째` : `${minutes}분째`;
  },
  allDone: '기다리던 질문에 모두 답했어요.',
} as const;
