import { describe, expect, test } from 'vitest';
import { WordBreaks } from './word-breaks.ts';

/** What a document of these lines says; a blank at the end of one was written there. */
function documentOf(...texts: readonly string[]): WordBreaks {
  const lines = texts.map((text) => ({ text: text.trimEnd(), endsWithBlank: text.endsWith(' ') }));
  const breaks = new WordBreaks();
  breaks.add(lines);
  breaks.settle(lines);
  return breaks;
}

/** Breaks within words, as a browser does. */
const WITHIN = ['먼저 값을 정한', '다. 그리고 표를 저', '장한다. 이제 시', '스템을 본다'];
/** Breaks between words alone, and writes their blanks. */
const BETWEEN = ['이 자료는 두 표를 ', '다루고 그 값을 ', '재고 견주는 법을 ', '배우며 그 차례를 ', '적는 자료이다'];

describe('words that the same document writes elsewhere', () => {
  test('two that stand apart within a line are two, one that stands alone is one', () => {
    const apart = documentOf(...WITHIN, '먼저 전역 변수를 본다', '이때 전역 변수는 하나다');
    expect(apart.join('여기서 전역', '변수를 쓴다')).toBe('여기서 전역 변수를 쓴다');
    const together = documentOf(...WITHIN, '먼저 전역변수를 본다', '이때 전역변수는 하나다');
    expect(together.join('여기서 전역', '변수를 쓴다')).toBe('여기서 전역변수를 쓴다');
  });

  test('a helping verb stands as the document writes it', () => {
    const together = documentOf(...WITHIN, '값을 바로 돌려주는 함수를 본다', '이제 만들어주는 함수를 본다');
    expect(together.join('표를 그려', '주는 함수')).toBe('표를 그려주는 함수');
    const apart = documentOf(...WITHIN, '값을 바로 만들어 주는 함수를 본다', '이제 그려 주는 함수를 본다');
    expect(apart.join('표를 그려', '주는 함수')).toBe('표를 그려 주는 함수');
  });

  test('a bracket behind Hangul stands as the document writes it, and apart behind a particle', () => {
    const together = documentOf(...WITHIN, '먼저 정규형(3NF)을 본다', '이제 색인(index)을 본다');
    expect(together.join('여기서 정규형', '(3NF)을 본다')).toBe('여기서 정규형(3NF)을 본다');
    expect(together.join('(0,0)부터', '(2,2)까지를 본다')).toBe('(0,0)부터 (2,2)까지를 본다');
    const apart = documentOf(...WITHIN, '먼저 정규형 (3NF)을 본다', '이제 색인 (index)을 본다');
    expect(apart.join('여기서 정규형', '(3NF)을 본다')).toBe('여기서 정규형 (3NF)을 본다');
  });
});

describe('words that the dictionary tells', () => {
  const breaks = documentOf(...WITHIN);
  test.each([
    ['이런 단계를 거쳐', '형 변환이', '이런 단계를 거쳐 형 변환이'],
    ['그렇다. 하지만', '형 변환은', '그렇다. 하지만 형 변환은'],
    ['끊기면 재', '연결을 한다', '끊기면 재연결을 한다'],
    ['자리를 이동해야', '합니다', '자리를 이동해야 합니다'],
    ['특별한 경', '우에 쓴다', '특별한 경우에 쓴다'],
    ['이 값은 자바스크립트에', '선 다르다', '이 값은 자바스크립트에선 다르다'],
  ])('%j and %j', (before, after, whole) => {
    expect(breaks.join(before, after)).toBe(whole);
  });
});

describe('a document that breaks between words', () => {
  test('keeps blanks, but a particle behind a number, a Latin word or a bracket belongs to it', () => {
    const breaks = documentOf(...BETWEEN, '먼저 SQL을 배우고 API는 나중에 본다');
    expect(breaks.join('두 값의', '차례', 'full')).toBe('두 값의 차례');
    expect(breaks.join('합계는 1,234,500', '원이다.', 'room')).toBe('합계는 1,234,500원이다.');
    expect(breaks.join('그 안의 값(value)', '도 지운다')).toBe('그 안의 값(value)도 지운다');
    expect(breaks.join('0부터 9', '까지가 쓰인다')).toBe('0부터 9까지가 쓰인다');
    expect(breaks.join('기간은 2026-06-19', '주소는 서울')).toBe('기간은 2026-06-19 주소는 서울');
    expect(breaks.join('먼저 API', '이 값은')).toBe('먼저 API 이 값은');
  });

  test('where it writes particles apart, they stay so', () => {
    const breaks = documentOf(...BETWEEN, '먼저 SQL 을 배우고 API 는 나중에 본다');
    expect(breaks.join('먼저 API', '는 나중에')).toBe('먼저 API 는 나중에');
  });
});
