import type { CellState } from '@dure/contract/insight/gradebook/cell-states';
import { sheetColumnNames } from '@dure/contract/insight/gradebook/sheet-columns.text';

const states: Readonly<Record<CellState, string>> = {
  graded: '채점 완료',
  held: '채점 완료·공개 대기',
  review: '재확인 요청',
  waiting: '채점 대기',
  pre: '사전만',
  missing: '미제출',
  open: '열림',
  unopened: '열리기 전',
};
/** Heads and words of the gradebook's sheets. */
export const gradebookText = {
  sheets: { gradebook: '성적부', feedback: '피드백' },
  columns: sheetColumnNames,
  states,
  quiz: (no: number, question: string) => `${no}. ${question}`,
  no: '퀴즈',
  question: '문항',
  state: '상태',
  grade: '점수',
  late: '늦음',
  levels: '고른 단계',
  level: (name: string, level: string | null, points: number | null) =>
    [name, level, points === null ? null : `${points}점`].filter((part) => part !== null).join(' '),
  feedback: '피드백',
} as const;
