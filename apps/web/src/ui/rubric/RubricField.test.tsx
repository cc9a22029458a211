// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { RubricField } from './RubricField.tsx';
import type { WrittenCriterion } from './written-criterion.ts';

vi.setConfig({ testTimeout: 60_000 });

const LEVELS = [
  { label: '미흡', points: 0, reason: '' },
  { label: '충분', points: 100, reason: '' },
];

function show(): { names: () => string[] } {
  function Written() {
    const [rubric, setRubric] = useState<WrittenCriterion[]>([
      { name: '선택도', weight: 50 },
      { name: '실행 계획', weight: 30, levels: LEVELS },
      { name: '예', weight: 20 },
    ]);
    return <RubricField rubric={rubric} onChange={setRubric} field={() => ({})} />;
  }
  render(
    <UiProvider>
      <Written />
    </UiProvider>,
  );
  return {
    names: () => [1, 2, 3].map((no) => screen.getByRole<HTMLInputElement>('textbox', { name: `기준 ${no}` }).value),
  };
}
const handle = (no: number) => screen.getByRole('button', { name: `기준 ${no} 옮기기` });

test('a criterion goes up and down with the arrows, with its weight and levels, and the focus with it', async () => {
  const { names } = show();
  const user = userEvent.setup();
  handle(2).focus();
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['실행 계획', '선택도', '예']);
  expect(document.activeElement).toBe(handle(1));
  expect(screen.getByRole('group', { name: '실행 계획 단계' })).toBeTruthy();
  // Nowhere to go.
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['실행 계획', '선택도', '예']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(names()).toEqual(['선택도', '예', '실행 계획']);
  expect(document.activeElement).toBe(handle(3));
});

/** Rows one below the other, each 100 px high, with its handle at the top. */
function layOut(): void {
  for (const [at, row] of screen.getAllByRole('listitem').entries()) {
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: at * 100, height: 100 } as DOMRect);
    vi.spyOn(handle(at + 1), 'getBoundingClientRect').mockReturnValue({ top: at * 100 + 10, height: 20 } as DOMRect);
  }
}
const drag = (no: number, to: number, end: () => void) => {
  fireEvent.pointerDown(handle(no), { button: 0, isPrimary: true });
  fireEvent.pointerMove(window, { clientY: to });
  end();
};

test('a criterion is dragged to where it is dropped; Escape leaves it where it was', () => {
  const { names } = show();
  layOut();
  drag(1, 290, () => fireEvent.keyDown(window, { key: 'Escape' }));
  fireEvent.pointerUp(window);
  expect(names()).toEqual(['선택도', '실행 계획', '예']);
  drag(1, 290, () => fireEvent.pointerUp(window));
  expect(names()).toEqual(['실행 계획', '예', '선택도']);
});

test('a tall row is passed where its handle is', () => {
  const { names } = show();
  layOut();
  drag(1, 125, () => fireEvent.pointerUp(window));
  expect(names()).toEqual(['실행 계획', '선택도', '예']);
  drag(3, 115, () => fireEvent.pointerUp(window));
  expect(names()).toEqual(['실행 계획', '예', '선택도']);
});

test('what is let go of at once lands where the finger was', () => {
  const { names } = show();
  layOut();
  fireEvent.pointerDown(handle(1), { button: 0, isPrimary: true });
  act(() => {
    window.dispatchEvent(new MouseEvent('pointermove', { clientY: 290 }));
    window.dispatchEvent(new MouseEvent('pointerup'));
  });
  expect(names()).toEqual(['실행 계획', '예', '선택도']);
});

test('near the edge of the pane that it stands in, the pane scrolls along', () => {
  show();
  layOut();
  const pane = screen.getByRole('group', { name: '채점 기준' }).parentElement!;
  pane.style.overflowY = 'auto';
  Object.defineProperties(pane, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  vi.spyOn(pane, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 300 } as DOMRect);
  const list = screen.getByRole('list', { name: '채점 기준' });
  const ends = vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 300 } as DOMRect);
  const scrolled = vi.fn<(...by: unknown[]) => void>();
  pane.scrollBy = (...by: unknown[]) => scrolled(...by);
  drag(1, 150, () => expect(scrolled).not.toHaveBeenCalled());
  drag(1, 290, () => expect(scrolled).toHaveBeenCalledWith(0, 12));
  // Once its end stands clear there is nowhere to go.
  ends.mockReturnValue({ top: -200, bottom: 100 } as DOMRect);
  scrolled.mockClear();
  drag(1, 280, () => expect(scrolled).not.toHaveBeenCalled());
  fireEvent.pointerUp(window);
});
