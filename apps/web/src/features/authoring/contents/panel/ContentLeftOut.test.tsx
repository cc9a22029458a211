// @vitest-environment jsdom
import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentLeftOut } from './ContentLeftOut.tsx';

const content = (leftOut: ContentView['leftOut']) => ({ leftOut, unit: 'SLIDE' }) as ContentView;

test('what was left out is told with its reason, how often and where', () => {
  render(
    <ContentLeftOut
      content={content([
        { reason: 'hiddenSlide', count: 2, units: [3, 5] },
        { reason: 'comment', count: 1, units: [] },
      ])}
    />,
  );
  const lines = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  expect(lines).toEqual(['숨긴 슬라이드 2곳 · 슬라이드 3, 슬라이드 5', '메모와 숨은 설명 1곳']);
});

test('a content of which all was read says nothing', () => {
  const { container } = render(<ContentLeftOut content={content([])} />);
  expect(container.textContent).toBe('');
});
