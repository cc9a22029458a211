// @vitest-environment jsdom
import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentRecognised } from './ContentRecognised.tsx';

const content = (recognised: ContentView['recognised']) => ({ recognised }) as ContentView;

test('pages that were recognised are told with how sure that is', () => {
  render(<ContentRecognised content={content([{ unitNo: 2, percent: 87 }])} />);
  expect(screen.getByText('스캔에서 알아본 글 1쪽')).toBeTruthy();
  expect(screen.getByRole('listitem', { hidden: true }).textContent).toBe('2쪽 · 확신 87%');
});

test('a content whose letters are its own says nothing', () => {
  const { container } = render(<ContentRecognised content={content([])} />);
  expect(container.textContent).toBe('');
});
