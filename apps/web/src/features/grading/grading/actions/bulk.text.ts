import { number } from '../../../../ui/text/number-format.ts';

/** What grading several answers together says. */
export const bulkText = {
  label: '고른 답변',
  chosen: (count: number) => `${number.format(count)}개 선택`,
  noneChosen: '먼저 답변을 골라 주세요. O를 누르면 열린 답변을 골라요.',
  clear: '선택 해제',
  open: '함께 채점',
  openNamed: '고른 답변 함께 채점',
  title: (count: number) => `답변 ${number.format(count)}개 함께 채점`,
  feedback: '피드백',
  placeholder: '{이름}을 쓰면 그 자리에 멤버의 이름이 들어가요.',
  feedbackKept: (count: number) =>
    `이미 피드백이 있는 ${number.format(count)}개는 그대로 둬요. {이름}은 멤버의 이름이 돼요.`,
  regrades: (count: number) => `${number.format(count)}개는 이미 채점됐어요. 점수가 바뀌어요.`,
  cancel: '취소',
  save: (count: number) => `${number.format(count)}개 저장`,
  saveRest: (count: number) => `나머지 ${number.format(count)}개 저장`,
  stale: (count: number) =>
    `${number.format(count)}개를 그 사이 다른 곳에서 채점했습니다. 아무것도 저장하지 않았습니다.`,
  staleOne: (nickname: string, no: number, score: number | null) =>
    `${nickname} · Q${no} · ${score === null ? '채점 취소됨' : `${score}점`}`,
  staleKept: '이 답변들은 빼고 나머지를 저장할 수 있어요.',
  done: (count: number) => `답변 ${number.format(count)}개를 함께 저장했어요.`,
  undo: '되돌리기',
  undone: (count: number) => `답변 ${number.format(count)}개를 되돌렸어요.`,
  undoAll: '모두 되돌리기',
  dismiss: '알림 닫기',
} as const;
