import { number } from '../../../../ui/text/number-format.ts';

/** A club's week: what is due, what comes and what was. */
export const weekText = {
  title: '이번 주',
  place: (week: number, all: number, done: number) =>
    `${week}주차 · 퀴즈 ${number.format(all)}개 중 ${number.format(done)}개 냄`,
  also: '함께 열려 있는 퀴즈',
  coming: '다가오는 주',
  past: '지난 주',
  week: (week: number) => `${week}주차`,
  quiz: (no: number) => `퀴즈 ${no}`,
  opens: (day: string) => `${day}에 열려요`,
  next: (day: string) => `다음 퀴즈는 ${day}에 열려요`,
  nextNote: '지금 기다리는 퀴즈는 없어요. 그때까지 지난 답과 피드백을 읽어 보세요.',
  allDone: '지금 기다리는 퀴즈가 없어요',
  allDoneNote: '지난 답과 동료의 생각은 계속 읽을 수 있어요.',
  none: '아직 공개된 퀴즈가 없어요',
  noneNote: '공개일이 되면 여기에 보여 드려요.',
  done: (all: number) => `${number.format(all)}개 모두 냈어요`,
  partlyDone: (all: number, done: number) => `${number.format(all)}개 중 ${number.format(done)}개 냈어요`,
  points: (grade: number) => `${grade}점`,
  waitingCount: (count: number) => `채점 대기 ${number.format(count)}`,
  waiting: '채점 대기',
  feedback: '새 피드백',
  missed: '답변 없이 마감',
  pre: '사전답변까지 냈어요',
  open: (week: number) => `${week}주차 펼치기`,
  close: (week: number) => `${week}주차 접기`,
} as const;
