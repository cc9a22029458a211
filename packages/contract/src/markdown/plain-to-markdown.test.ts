import { expect, test } from 'vitest';
import { hasFormula, markdownOfRead } from './plain-to-markdown.ts';

test.each([
  ['정답은 $\\frac{1}{20}$이다.', '정답은 $\\frac{1}{20}$이다.'],
  ['# 1번 * 별표\n- 5 * $10^{6}$ * 2', '\\# 1번 \\* 별표\n\\- 5 \\* $10^{6}$ \\* 2'],
  ['$5 ~ $10', '\\$5 \\~ \\$10'],
])('%j keeps its formulas, and its other signs stand as they are', (text, markdown) => {
  expect(markdownOfRead(text)).toBe(markdown);
});

test('a price is no formula', () => {
  expect(['$5와 $10', 'H$_{2}$O', '$x^2$'].map(hasFormula)).toEqual([false, true, true]);
});
