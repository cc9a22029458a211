import { number } from '../text/number-format.ts';

export const filtersText = {
  more: (count: number) => (count === 0 ? '조건' : `조건 ${number.format(count)}`),
  title: '조건',
  reset: '초기화',
  done: '보기',
  from: (label: string) => `${label} 최소`,
  to: (label: string) => `${label} 최대`,
  atLeast: (label: string, value: string) => `${label} ${value} 이상`,
  any: '모두',
} as const;
