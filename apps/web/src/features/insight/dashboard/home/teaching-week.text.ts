import { number } from '../../../../ui/text/number-format.ts';

/** Words of an instructor's week on home. */
export const teachingWeekText = {
  week: '이번 주에 열리고 닫히는 것',
  today: '오늘',
  kinds: { OPENS: '열림', CLOSES: '마감' },
  event: (no: number, kind: string) => `퀴즈 ${no} ${kind}`,
  eventNamed: (club: string, no: number, kind: string) => `${club} 퀴즈 ${no} ${kind}`,
  nothing: '이번 주에 열리거나 닫히는 퀴즈가 없어요.',
  before: '열리기 전에 빠진 것',
  ready: '빠진 것이 없어요.',
  noAnswer: (no: number) => `퀴즈 ${no}에 모범 답안이 없어요`,
  opensAt: (club: string, day: string) => `${club} · ${day}에 열려요`,
  write: '쓰기',
  held: (count: number) => `채점한 ${number.format(count)}개가 공개 전이에요`,
  release: '공개하기',
  people: '사람',
  nobody: '기다리는 사람이 없어요.',
  requests: (count: number) => `가입 요청 ${number.format(count)}`,
  look: '보기',
} as const;
