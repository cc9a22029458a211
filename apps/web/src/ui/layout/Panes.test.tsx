// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DEFAULT_PANE_WIDTHS, Panes } from './Panes.tsx';

function Sample() {
  const [widths, setWidths] = useState(DEFAULT_PANE_WIDTHS);
  return (
    <Panes
      panes={{
        start: { label: '대기열', content: <p>목록</p> },
        middle: { label: '답변', content: <p>글</p> },
        end: { label: '채점', content: <p>점수</p> },
      }}
      widths={widths}
      onResize={setWidths}
    />
  );
}

const separator = (pane: string) => screen.getByRole('separator', { name: new RegExp(pane) });
const widthOf = (pane: string) => Number(separator(pane).getAttribute('aria-valuenow'));

it('the three panes are regions with names', () => {
  render(<Sample />);
  for (const [name, content] of [
    ['대기열', '목록'],
    ['답변', '글'],
    ['채점', '점수'],
  ] as const)
    expect(screen.getByRole('region', { name }).textContent).toBe(content);
});

it('arrows move the edge of a pane the way they point: the left pane grows to the right, the right one to the left', async () => {
  render(<Sample />);
  separator('대기열').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(widthOf('대기열')).toBe(DEFAULT_PANE_WIDTHS.start + 16);
  separator('채점').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(widthOf('채점')).toBe(DEFAULT_PANE_WIDTHS.end - 16);
});

it('Home and End go to the narrowest and the widest, and no key goes beyond', async () => {
  render(<Sample />);
  const { min, max } = { min: 220, max: 480 };
  separator('대기열').focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(widthOf('대기열')).toBe(min);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(widthOf('대기열')).toBe(max);
  expect(separator('대기열').getAttribute('aria-valuemax')).toBe(String(max));
});

it('the pointer drags the edge, until it is let go', () => {
  render(<Sample />);
  const edge = separator('대기열');
  edge.setPointerCapture = () => undefined;
  const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent(edge, new MouseEvent(type.toLowerCase(), { bubbles: true, clientX }));
  point('pointerDown', 268);
  point('pointerMove', 308);
  expect(widthOf('대기열')).toBe(308);
  point('pointerUp', 308);
  point('pointerMove', 400);
  expect(widthOf('대기열')).toBe(308);
});

it('a phone shows the first pane alone', () => {
  render(<Sample />);
  const isHidden = (name: string) => screen.getByRole('region', { name }).className.includes('max-desktop:hidden');
  expect(['대기열', '답변', '채점'].map(isHidden)).toEqual([false, true, true]);
});
