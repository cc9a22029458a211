import { number } from '../text/number-format.ts';

export const jobsText = {
  job: '작업',
  now: '지금',
  running: (seconds: number) => `${number.format(seconds)}초째`,
  progress: (done: number, of: number) => `${number.format(done)} / ${number.format(of)}`,
  waiting: (count: number) => `${number.format(count)}개 기다림`,
  idle: '쉬는 중',
  success: '마지막 성공',
  failure: '마지막 실패',
  none: '없음',
} as const;
