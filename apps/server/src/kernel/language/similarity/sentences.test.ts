import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

const TEXTS = [
  '서버는 요청을 받으면 로그를 남깁니다.',
  '두 명의 학생이 발표를 하고 있다.',
  '한 남자가 기타를 연주하고 있다.',
  '매출이 작년보다 10% 증가했다.',
  '회의는 월요일 오전에 열린다.',
  '주가가 크게 상승했다.',
  '그 방법은 안전하다.',
];
const sentences = new Sentences(TEXTS);
const alike = (a: string, b: string) => sentences.likeness(a, b);

test('likeness is the same both ways, from 0 to 1, and 1 for the same letters', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...TEXTS));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const likeness = alike(a, b);
      expect(likeness).toBeCloseTo(alike(b, a), 9);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
  for (const one of TEXTS) expect(alike(one, `${one.normalize('NFD')}!`)).toBe(1);
  expect(alike('', '')).toBe(0);
});

test.each([
  ['an ending', TEXTS[0]!, '서버가 요청을 받으면 로그를 남긴다.', '서버가 응답을 멈추면 전원을 끈다.'],
  ['a word of number', TEXTS[1]!, '학생 2명이 발표를 하고 있다.', '학생 7명이 발표를 하고 있다.'],
  ['a synonym', TEXTS[2]!, '한 남성이 기타를 연주하고 있다.', '한 여성이 기타를 연주하고 있다.'],
  ['a number', TEXTS[3]!, '매출이 작년보다 10% 증가하였다.', '매출이 작년보다 90% 증가하였다.'],
  ['a day', TEXTS[4]!, '월요일 오전에 회의가 열린다.', '목요일 오전에 회의가 열린다.'],
  ['a direction', TEXTS[5]!, '주가가 크게 올랐다.', '주가가 크게 떨어졌다.'],
])('%s: what means the same is nearer than what means another thing', (_, one, same, other) => {
  expect(alike(one, same)).toBeGreaterThan(alike(one, other) + 0.02);
});
