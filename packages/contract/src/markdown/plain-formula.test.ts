import { expect, test } from 'vitest';
import { plainFormula } from './plain-formula.ts';
import { plainQuestion } from './plain-question.ts';

test.each([
  ['100\\,\\mathrm{MVA}', '100 MVA'],
  ['154^2/100 \\approx 237\\,\\Omega', '154²/100 ≈ 237 Ω'],
  ['3E/(Z_1+Z_2+Z_0)', '3E/(Z₁+Z₂+Z₀)'],
  ['\\frac{a}{b} \\le \\sqrt{2}', 'a/b ≤ √2'],
  ['x^{10} + x^{n+1} + x_{max}', 'x¹⁰ + x^(n+1) + x_(max)'],
  ['\\left( \\sin \\theta \\right)', '( sin θ )'],
  ['50\\%', '50%'],
  ['{unbalanced', 'unbalanced'],
])('%s reads %s where no formula can stand', (tex, plain) => {
  expect(plainFormula(tex)).toBe(plain);
});

test('a question in one line keeps its formulas as signs, and prices as they are', () => {
  expect(plainQuestion('기준용량 $100\\,\\mathrm{MVA}$에서 **$Z_0$** 은?')).toBe('기준용량 100 MVA에서 Z₀ 은?');
  expect(plainQuestion('커피는 $5, 빵은 $3 이다')).toBe('커피는 $5, 빵은 $3 이다');
});
