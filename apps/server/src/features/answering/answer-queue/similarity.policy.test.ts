import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordCharactersOf } from '../../../kernel/language/text/plain.ts';
import { similarity, NEARLY_SAME, signatureOf } from './similarity.policy.ts';

const SENTENCES = [
  '카디널리티가 낮은 컬럼은 인덱스를 타도 읽어야 할 행이 많아 오히려 손해입니다.',
  '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.',
  '실행 계획을 EXPLAIN ANALYZE로 보고 실제 행 수와 추정 행 수를 비교합니다.',
  '통계가 오래되면 옵티마이저가 잘못된 계획을 고르므로 먼저 통계를 갱신합니다.',
  '함수를 컬럼에 씌우면 인덱스를 쓰지 못하므로 식 인덱스를 만들거나 조건을 바꿉니다.',
  '임의 접근 비용이 순차 접근보다 크기 때문에 많은 행을 읽을 때는 전체를 훑는 편이 낫습니다.',
];
const ANSWER = SENTENCES.join(' ');
const of = (text: string) => signatureOf(text) ?? expect.fail('a signature');
const alike = (a: string, b: string) => similarity(of(a), of(b));
const shareABand = (a: string, b: string) =>
  of(a).bands.some(([no, hash]) => of(b).bands.some((other) => other[0] === no && other[1] === hash));

test('spacing, case, width, marks and decomposed letters make no difference', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(' ', '\n', '. ', ', ', '**', '`', '!'), { minLength: 1, maxLength: 20 }),
      (marks) => {
        const words = ANSWER.split(' ');
        const other = words.map((word, index) => word + (marks[index % marks.length] ?? '')).join(' ');
        expect(alike(ANSWER, other.normalize('NFD').toUpperCase())).toBe(1);
      },
    ),
    { numRuns: 50 },
  );
});

test('similarity is symmetric, between 0 and 1, and 1 with itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (left, right) => {
      const [a, b] = [signatureOf(left), signatureOf(right)];
      if (!a || !b) return;
      expect(similarity(a, a)).toBe(1);
      expect(similarity(a, b)).toBe(similarity(b, a));
      expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
      expect(similarity(a, b)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});

test('with a word exchanged, 98 of 100 answers are nearly the same, and one band finds them', () => {
  const words = ANSWER.split(' ');
  // An estimate may miss: all pairs are tried, so that each run sees the same ones.
  const others = words.flatMap((_, at) =>
    ['가', '나다', '라가나', '다라다가'].map((put) => words.with(at, put).join(' ')),
  );
  const found = others.filter((other) => alike(ANSWER, other) >= NEARLY_SAME && shareABand(ANSWER, other));
  expect(found.length / others.length).toBeGreaterThanOrEqual(0.98);
});

test('answers of different sentences on one subject are not nearly the same', () => {
  const [first, second] = [SENTENCES.slice(0, 3).join(' '), SENTENCES.slice(3).join(' ')];
  expect(alike(first, second)).toBeLessThan(NEARLY_SAME / 2);
  expect(alike(ANSWER, SENTENCES.slice(0, 3).join(' '))).toBeLessThan(NEARLY_SAME);
});

test('short texts are the same only letter by letter', () => {
  expect(alike('B-트리 인덱스', 'b 트리 인덱스!')).toBe(1);
  expect(alike('B-트리 인덱스', 'B+트리 인덱스입니다')).toBe(0);
});

test('the estimate is near the share of shingles that two texts have in common', () => {
  const shingles = (text: string) => {
    const letters = wordCharactersOf(text);
    return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
  };
  for (let cut = 1; cut < SENTENCES.length; cut++) {
    const other = SENTENCES.slice(0, cut).join(' ');
    const [a, b] = [shingles(ANSWER), shingles(other)];
    const exact = a.intersection(b).size / a.union(b).size;
    expect(Math.abs(alike(ANSWER, other) - exact)).toBeLessThan(0.2);
  }
});

test('a text without letters has no signature', () => {
  for (const text of ['', '   ', '?!…', '**']) expect(signatureOf(text)).toBeNull();
});

test('signatures never change: kept ones are compared with new ones', () => {
  const { textHash, bands } = of(SENTENCES[0]!);
  expect([textHash, bands[1]?.[1]]).toMatchInlineSnapshot(`
    [
      -527896319,
      undefined,
    ]
  `);
});
