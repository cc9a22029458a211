import { describe, expect, test } from 'vitest';
import { texOfScript } from './equation.ts';

describe('Hancom’s equations in TeX', () => {
  test.each<[string, string]>([
    ['1 over 20', '\\frac{1}{20}'],
    ['x = {-b +- sqrt {b^2 -4ac}} over {2a}', 'x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}'],
    ['root {3} of {x+1}', '\\sqrt[3]{x+1}'],
    ['sum from {i=1} to n i^2', '\\sum_{i=1}^{n}i^{2}'],
    ['SUM _{k=1} ^{n} k  ^{3}', '\\sum_{k=1}^{n}k^{3}'],
    ['int_0^1 f(x)dx', '\\int_{0}^{1}f(x)dx'],
    ['lim _{x -> 0} {sin x} over x', '\\lim_{x\\rightarrow0}\\frac{\\sin x}{x}'],
    ['pmatrix{a & b # c & d}', '\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix}'],
    ['cases{x+1&x>0#0&x<=0}', '\\begin{cases}x+1 & x>0 \\\\ 0 & x\\le0\\end{cases}'],
    ['LEFT ( a over b RIGHT )', '\\left(\\frac{a}{b}\\right)'],
    ['left { a right .', '\\left\\{a\\right.'],
    ['alpha + Gamma + BETA', '\\alpha+\\Gamma+\\mathrm{B}'],
    ['1.6 times 10^-19', '1.6\\times10^{-19}'],
    ['x^2^3', 'x^{2^{3}}'],
    ['a_n ^2', 'a_{n}^{2}'],
    ['rm H_2 O', '\\mathrm{H}_{2}\\mathrm{O}'],
    ['"평균 속도" = 거리 over 시간', '\\text{평균 속도}=\\frac{\\text{거리}}{\\text{시간}}'],
    ['2x over 3', '\\frac{2x}{3}'],
    ['5% of', '5\\%of'],
    ['a # b', '\\begin{aligned}a \\\\ b\\end{aligned}'],
    ['vec{AB} cdot bar x', '\\vec{AB}\\cdot\\bar{x}'],
  ])('%s', (script, tex) => {
    expect(texOfScript(script)).toBe(tex);
  });

  test.each([
    'ladder{2&3}',
    '{a',
    'a over',
    'root 3',
    'left ( a',
    'matrix a',
    'a }',
    'x^',
    '{'.repeat(5000),
    'x'.repeat(30_000),
  ])('what TeX cannot say is not told as something else: %.20s', (script) => {
    expect(texOfScript(script)).toBeUndefined();
  });
});
