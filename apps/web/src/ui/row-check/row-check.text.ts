import { CLEANING_LABELS } from '@dure/contract/imports/cleanings.text';
import { number } from '../text/number-format.ts';

const n = (count: number) => number.format(count);
const HANGUL = { first: 0xac00, last: 0xd7a3, finals: 28, rieul: 8 };

/** 로 or 으로, as the last sign of a text is read aloud: 영, 삼 and 육 end in a consonant. */
function toward(value: string): string {
  const code = value.codePointAt(value.length - 1) ?? 0;
  if (code < HANGUL.first || code > HANGUL.last) return /[036]$/.test(value) ? '으로' : '로';
  const final = (code - HANGUL.first) % HANGUL.finals;
  return final === 0 || final === HANGUL.rieul ? '로' : '으로';
}

/** The words of rows that are looked through before they are taken in, whatever they are. */
export const rowCheckText = {
  faulty: '오류가 있는 행을 표에서 고치거나, 빼고 추가하기를 골라 주세요.',
  add: (count: number) => `${n(count)}개 추가`,
  skip: (count: number) => `오류가 있는 ${n(count)}행은 빼고 추가`,
  skipped: (count: number) => `오류가 있던 ${n(count)}행은 빼고 추가했어요.`,
  checking: '고친 행을 확인하고 있어요.',
  mended: '고쳤어요',
  cleaned: CLEANING_LABELS,
  repair: (value: string) => `‘${value}’${toward(value)} 고치기`,
  no: '행',
  blank: '비어 있음',
  cell: (no: number, head: string) => `${n(no)}행 ${head}`,
  edit: (no: number, head: string, value: string) => `${n(no)}행 ${head} 고치기: ${value}`,
} as const;
