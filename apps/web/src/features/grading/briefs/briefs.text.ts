import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import { number } from '../../../ui/text/number-format.ts';

const places: Record<ContentUnit, (no: number) => string> = {
  PAGE: (no) => `${number.format(no)}쪽`,
  SLIDE: (no) => `슬라이드 ${number.format(no)}`,
  ROW: (no) => `${number.format(no)}행`,
};

/** Every sentence of the page that shows a class what it thought. */
export const briefsText = {
  title: '수업 전에 볼 생각들',
  lead: (count: number) => `사전답변 ${number.format(count)}개 · 이름 없이 모았어요`,
  leadOf: (read: number, count: number) =>
    `사전답변 ${number.format(count)}개 가운데 ${number.format(read)}개를 이름 없이 모았어요`,
  groups: '묶음',
  count: '개',
  countOf: (count: number, of: number) => `${number.format(of)}개 중 ${number.format(count)}개`,
  wrote: '이렇게 쓴 답',
  right: '잘 짚은 답',
  hidden: '보기 답변을 가렸어요.',
  gone: '보기로 둘 답변이 남아 있지 않아요.',
  source: (title: string, unit: ContentUnit | null, unitNo: number | null, heading: string) =>
    ['자료는 이렇게 말해요', title, unit !== null && unitNo !== null ? places[unit](unitNo) : heading]
      .filter((part) => part !== '')
      .join(' · '),
  openSource: '자료에서 보기',
  closeSource: '자료 닫기',
  noSource: '자료에서 이 생각에 닿는 대목을 찾지 못했어요.',
  ask: '함께 물어보기',
  at: (no: number, of: number) => `${no} / ${of} 묶음`,
  nextHint: '다음 묶음',
  closeHint: '닫기',
  previous: '앞 묶음',
  next: '다음 묶음',
  hide: '보기 답변 가리기',
  show: '보기 답변 보이기',
  end: '발표 끝내기',
  silent: (count: number) => `글이 없거나 모르겠다는 답 ${number.format(count)}개`,
  other: (count: number) => `묶이지 않은 답 ${number.format(count)}개`,
  by: (model: string) => `${model} 모델이 묶었어요. 틀릴 수 있어요.`,
  stale: '묶은 뒤에 답변이 달라졌어요.',
  again: '다시 묶기',
  making: (count: number) => `사전답변 ${number.format(count)}개를 묶고 있어요`,
  tooFew: (count: number, fewest: number) =>
    count === 0
      ? `아직 사전답변이 없어요. ${fewest}개부터 묶어서 보여 드려요.`
      : `사전답변이 ${count}개예요. ${fewest}개부터 묶어서 보여 드려요.`,
  none: '비슷한 생각으로 묶이는 답이 없어요.',
  failed: '묶음을 불러오지 못했어요',
} as const;
