import { describe, expect, test } from 'vitest';
import { linesOf } from '../lines.ts';
import { inReadingOrder } from '../order.ts';
import { written } from '../pdf.test-help.ts';
import { rowsOf } from '../rows.ts';
import type { Letter, Stroke } from '../letters.ts';
import { withFormulas } from './fractions.ts';

const bar = (x: number, right: number, y: number): Stroke => ({ x, right, y, top: y + 0.5 });
const upright = (x: number, y: number, top: number): Stroke => ({ x, right: x + 0.5, y, top });
const textsOf = (letters: readonly Letter[], strokes: readonly Stroke[]) =>
  inReadingOrder(linesOf(rowsOf(withFormulas(letters, strokes)), true)).map(({ text }) => text);

/** `1/20` in the line `몫은 … 이다.`, as browsers and TeX set it: smaller than its line. */
const INLINE = [
  ...written('몫은 '),
  ...written('1', { x: 76.5, y: 705, size: 7 }),
  ...written('20', { x: 74.5, y: 696.5, size: 7 }),
  ...written('이다.', { x: 82 }),
];

describe('fractions', () => {
  test('what stands above and below a bar stays two numbers, in its line', () => {
    expect(textsOf(INLINE, [bar(74.3, 81.7, 703)])).toEqual(['몫은 $\\frac{1}{20}$이다.']);
  });

  test('in a line of its own, with signs, exponents and words', () => {
    const numerator = [...written('a+b', { y: 706 }), ...written('2', { x: 65, y: 710, size: 6 })];
    const denominator = written('2−x', { x: 51, y: 691.5 });
    expect(textsOf([...numerator, ...denominator], [bar(49, 69, 701)])).toEqual(['$\\frac{a+b^{2}}{2-x}$']);
    const words = [...written('이동 거리', { y: 706 }), ...written('시간', { x: 61, y: 691.5 })];
    expect(textsOf(words, [bar(50, 92, 701)])).toEqual(['$\\frac{\\text{이동 거리}}{\\text{시간}}$']);
  });

  test('one in another', () => {
    const letters = [
      ...written('1', { x: 57, y: 706 }),
      ...written('1+', { x: 51, y: 692 }),
      ...written('1', { x: 62.7, y: 696, size: 6 }),
      ...written('x', { x: 62.7, y: 689, size: 6 }),
    ];
    expect(textsOf(letters, [bar(50, 67, 701), bar(62, 66.5, 694.6)])).toEqual(['$\\frac{1}{1+\\frac{1}{x}}$']);
  });

  test.each([
    ['an underline in its line', [...written('밑줄 친'), ...written(' 말은 길다')], [bar(50, 82, 698)]],
    ['an underline above another line', [...written('밑줄'), ...written('20', { y: 684 })], [bar(50, 70, 698)]],
    [
      'cells of a table',
      [...written('1', { x: 53 }), ...written('20', { x: 51, y: 688 })],
      [bar(49, 63, 697), upright(49, 680, 712), upright(62.5, 680, 712)],
    ],
    [
      'rows of a table',
      [...written('1', { x: 53 }), ...written('20', { x: 51, y: 688 })],
      [bar(49, 63, 697), bar(63, 90, 697)],
    ],
  ])('%s is none', (_, letters, strokes) => {
    expect(textsOf(letters, strokes)).toEqual(textsOf(letters, []));
  });

  test('a page of more strokes than can be looked at keeps its letters', () => {
    const strokes = Array.from({ length: 400_000 }, () => bar(74.3, 81.7, 703));
    expect(withFormulas(INLINE, strokes)).toBe(INLINE);
  });
});

test('a root holds what stands below its bar', () => {
  const root = [...written('값은 √', { y: 700 }), ...written('2', { x: 77.5 }), ...written('이다.', { x: 83 })];
  expect(textsOf(root, [bar(77.5, 82.5, 708.5)])).toEqual(['값은 $\\sqrt{2}$이다.']);
});

test('bounds of a sum stand below and above its sign', () => {
  const sum = [
    ...written('합은 '),
    ...written('∑', { x: 76, size: 15 }),
    ...written('i=1', { x: 75, y: 690, size: 6 }),
    ...written('n', { x: 78, y: 712, size: 6 }),
    ...written('i이다.', { x: 86 }),
  ];
  expect(textsOf(sum, [])).toEqual(['합은 $\\sum_{i=1}^{n}i$이다.']);
});

test('an exponent belongs to its number, however high it stands', () => {
  const line = [
    ...written('수는 10'),
    ...written('-6', { x: 82.6, y: 705.2, size: 7 }),
    ...written('이다.', { x: 90 }),
  ];
  expect(textsOf(line, [])).toEqual(['수는 $10^{-6}$이다.']);
});
