import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignSentences } from './align-sentences.ts';
import { unitsOf } from './sentence-units.ts';

const texts = (text: string) => unitsOf(text).map(({ text: unit }) => unit);
const kinds = (before: string, after: string) => alignSentences(before, after).map(({ kind }) => kind);

test('prose is cut by sentence, also in Korean without a blank between paragraphs', () => {
  expect(texts('함수를 쓰면 안 탄다. 다른 경우는 모르겠어요?\n그리고 본다.\n\n끝났습니다!')).toEqual([
    '함수를 쓰면 안 탄다.',
    '다른 경우는 모르겠어요?',
    '그리고 본다.',
    '끝났습니다!',
  ]);
});

test('list items, headings and quotes begin a unit; a line that goes on does not', () => {
  expect(texts('# 제목\n- 하나\n  이어진 줄\n- 둘\n> 인용')).toEqual(['# 제목', '- 하나\n이어진 줄', '- 둘', '> 인용']);
});

test('code, formulas and tables are units of their own, and inline ones are not cut', () => {
  const code = '```sql\nselect 1. from a;\n\nselect 2;\n```';
  const table = '| 가 | 나 |\n|---|---|\n| 1. | 2. |';
  expect(unitsOf(`앞.\n${code}\n$$\na. b\n$$\n${table}\n뒤 \`a. b. c\`와 $x. y$이다.`)).toEqual([
    { kind: 'sentence', text: '앞.' },
    { kind: 'code', text: code },
    { kind: 'formula', text: '$$\na. b\n$$' },
    { kind: 'table', text: table },
    { kind: 'sentence', text: '뒤 `a. b. c`와 $x. y$이다.' },
  ]);
});

test('a block that never ends takes the rest', () => {
  expect(unitsOf('앞.\n```\nselect 1.\n뒤.').map(({ kind }) => kind)).toEqual(['sentence', 'code']);
});

test('sentences stay, are worked over, give way and come in addition', () => {
  const before = '함수를 쓰면 인덱스를 안 타는 걸로 알고 있다. 다른 경우는 잘 모르겠다. 실행 계획을 보면 될 것 같다.';
  const after =
    '컬럼에 함수를 쓰면 인덱스를 안 타는 것으로 알고 있다. 선택도가 낮으면 비용이 커진다. 선두 컬럼이 빠져도 그렇다. 실행 계획을 보면 될 것 같다.';
  expect(alignSentences(before, after)).toEqual([
    {
      kind: 'polished',
      before: '함수를 쓰면 인덱스를 안 타는 걸로 알고 있다.',
      after: '컬럼에 함수를 쓰면 인덱스를 안 타는 것으로 알고 있다.',
    },
    { kind: 'rewritten', before: '다른 경우는 잘 모르겠다.', after: '선택도가 낮으면 비용이 커진다.' },
    { kind: 'added', before: null, after: '선두 컬럼이 빠져도 그렇다.' },
    { kind: 'same', before: '실행 계획을 보면 될 것 같다.', after: '실행 계획을 보면 될 것 같다.' },
  ]);
});

test('a rewrite is said to be one, and what went is there to read', () => {
  expect(kinds('모르겠다.', '선택도가 낮으면 느리다.')).toEqual(['rewritten']);
  expect(kinds('하나를 말한다. 둘을 말한다.', '하나를 말한다.')).toEqual(['same', 'removed']);
});

test('code is compared with code', () => {
  expect(kinds('```\nselect 1\n```', 'select 1')).toEqual(['rewritten']);
  expect(kinds('```\nselect a from b\n```', '```\nselect a, c from b\n```')).toEqual(['polished']);
});

test('whatever is written, every unit of both stands once, in order', () => {
  const text = fc.string({ unit: fc.constantFrom('가', '나.', ' ', '\n', '`', '$', '|', '```\n', '- ', 'a! ') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pairs = alignSentences(before, after);
      expect(pairs.flatMap(({ before: one }) => one ?? [])).toEqual(texts(before));
      expect(pairs.flatMap(({ after: one }) => one ?? [])).toEqual(texts(after));
      expect(kinds(before, before).every((kind) => kind === 'same')).toBe(true);
    }),
  );
});

test('two texts of 20,000 letters are aligned within a moment', () => {
  const long = (seed: number) =>
    Array.from({ length: 700 }, (_, at) => `문장 ${(at * seed) % 991}번은 인덱스를 말합니다.`).join(' ');
  const began = performance.now();
  alignSentences(long(7), long(11));
  expect(performance.now() - began).toBeLessThan(3000);
});
