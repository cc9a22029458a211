import { LEAST_COUNTED_PEOPLE } from '@dure/contract/platform/statistics/statistics-limits';
import { number } from '../../../ui/text/number-format.ts';

const nameOf = (month: string) => {
  const [year, no] = month.split('-').map(Number) as [number, number];
  return { long: `${year}년 ${no}월`, short: `${no}월` };
};

export const statisticsText = {
  title: '통계',
  lead: `달마다 센 기관 전체의 숫자예요. 사람을 줄 세우지 않고, ${LEAST_COUNTED_PEOPLE}명보다 적은 사람에게서 나온 숫자는 보여 주지 않아요.`,
  failed: '통계를 불러오지 못했어요',
  empty: '이 기간에는 아직 아무 일도 없었어요',
  emptyHint: '클럽이 시작하고 답이 모이면 여기에 달마다 보여요.',
  period: '기간',
  months: (count: number) => `${number.format(count)}개월`,
  last: '마지막 달',
  export: '엑셀로 내려받기',
  exported: '통계를 내려받았어요.',
  fileName: '통계.xlsx',
  month: '달',
  longMonth: (month: string) => nameOf(month).long,
  shortMonth: (month: string) => nameOf(month).short,
  running: (month: string) => `${nameOf(month).short} (오늘까지)`,
  ofMonth: (month: string, value: string) => `${nameOf(month).short} ${value}`,
  week: '주',
  thisWeek: '이번 주',
  lastWeek: (value: string) => `지난주 ${value}`,
  learning: '배움은 어떤가요',
  all: '통계 모두 보기',
  counted: (value: number, unit: string) => `${number.format(value)}${unit}`,
} as const;
