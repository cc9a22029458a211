// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AskedBy } from './AskedBy.tsx';

it('who asked, where and when stand apart', () => {
  const askedAt = new Date(Date.now() - 5.5 * 60_000).toISOString();
  const { container, rerender } = render(<AskedBy nickname="이서연" studyNo={5} askedAt={askedAt} />);
  expect(container.textContent).toMatch(/^이서연 · 5강 · 5분전$/);
  rerender(<AskedBy nickname="이서연" studyNo={null} askedAt={askedAt} />);
  expect(container.textContent).toMatch(/^이서연 · 5분전$/);
});
