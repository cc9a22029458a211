// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AiPoints } from './AiPoints.tsx';

const point = (no: number, relation: 'met' | 'none') => ({ text: `요점 ${no}`, relation, evidence: null });
const shown = () =>
  screen.getAllByRole('listitem').map((item) => [item.textContent, item.closest('details') !== null] as const);

test('a long list of points shows those found first and folds the rest', () => {
  const points = [1, 2, 3, 4, 5].map((no) => point(no, no === 5 ? 'met' : 'none'));
  render(<AiPoints points={points} answer="" />);
  expect(shown()[0]![0]).toContain('요점 5');
  expect(shown().filter(([, isFolded]) => isFolded)).toHaveLength(1);
  expect(screen.getByText('요점 1개 더 보기').tagName).toBe('SUMMARY');
});

test('a short list stands in the order of the model answer', () => {
  render(<AiPoints points={[point(1, 'none'), point(2, 'met')]} answer="" />);
  expect(shown().map(([said]) => said)).toEqual([expect.stringContaining('요점 1'), expect.stringContaining('요점 2')]);
  expect(screen.queryByText(/더 보기/)).toBeNull();
});
