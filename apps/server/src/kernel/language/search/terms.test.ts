import { expect, test } from 'vitest';
import { LEAST_SCORE, scoreOf, termsAsked, termsOf, weigh } from './terms.ts';

const TEXTS = [
  '인덱스는 열의 값을 정렬해 둔 것이다.',
  '수요 반응은 전기를 쓰는 때를 옮기게 하는 것이다.',
  'B-트리는 균형 나무이다.',
  '행은 사실 하나를 말한다. 인덱스는 행을 찾을 수 있게 한다.',
];

function frequencyIn(terms: readonly ReadonlySet<number>[]): Map<number, number> {
  const frequency = new Map<number, number>();
  for (const term of terms.flatMap((set) => [...set])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return frequency;
}

function foundFor(question: string, texts: readonly string[] = TEXTS): string | undefined {
  const terms = texts.map(termsOf);
  const weights = weigh(termsAsked(question), frequencyIn(terms), texts.length);
  const scores = terms.map((set) => scoreOf(set, weights));
  const best = Math.max(...scores);
  return best >= LEAST_SCORE ? texts[scores.indexOf(best)] : undefined;
}

test.each([
  '인덱스',
  '인덱스?',
  '인덱스가 뭐야',
  '인덱스 알려줘',
  '인덱스 알려 줘',
  '인덱스 보여 줄래?',
  '인덱스 좀 쉽게 설명해줘요',
  '인덱스에 대해 설명해 주세요.',
  '인덱스란?',
])('%s is about the one word that it names, however it asks', (question) => {
  expect(foundFor(question)).toBe(TEXTS[0]);
});

test('a single word that looks like an asking one is looked for as it stands', () => {
  expect(foundFor('수요?')).toBe(TEXTS[1]);
  expect(foundFor('수요가 뭐예요?')).toBe(TEXTS[1]);
});

test.each(['트리거?', '재귀?', '왜요?', '뭐야', '알려줘', '때?'])('%s is in no text', (question) => {
  expect(foundFor(question)).toBeUndefined();
});

test('what all texts are about is found with a further word that none of them has, and nothing else is', () => {
  const allOfOne = [
    '인덱스는 열의 값을 정렬해 둔 것이다.',
    '인덱스는 읽기를 빠르게 하고 쓰기를 느리게 한다.',
    '인덱스가 있어도 플래너는 쓰지 않을 수 있다.',
  ];
  expect(foundFor('인덱스 장점', allOfOne)).toBe(allOfOne[0]);
  expect(foundFor('인덱스를 지우면 어떻게 되나요?', allOfOne)).toBe(allOfOne[0]);
  expect(foundFor('인덱스의 단점은 무엇인가요?', allOfOne)).toBe(allOfOne[0]);
  const others = ['표는 행을 담는다.', '정규화는 중복을 없앤다.', '키는 행을 가려낸다.'];
  const halfOfIt = [...allOfOne, ...allOfOne, ...others, ...others];
  expect(foundFor('인덱스 장점', halfOfIt)).toBe(allOfOne[0]);
  expect(foundFor('블록체인 합의', halfOfIt)).toBeUndefined();
});

test('where a rarer word is asked for, too, what has the common one alone is not found beside it', () => {
  const [about, beside] = ['외래 키는 다른 표의 기본 키를 가리킨다.', '키는 행을 가려낸다.'];
  const weights = weigh(termsAsked('외래 키는 무엇을 가리키나요?'), frequencyIn([about, beside].map(termsOf)), 2);
  expect([about, beside].map((text) => scoreOf(termsOf(text), weights) >= LEAST_SCORE)).toEqual([true, false]);
});
