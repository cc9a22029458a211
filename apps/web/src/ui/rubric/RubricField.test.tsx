// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { RubricField } from './RubricField.tsx';
import type { WrittenCriterion } from './written-criterion.ts';

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

test('a criterion is dragged to where it is dropped; Escape leaves it where it was', () => {
  const { names } = show();
  const rows = screen.getAllByRole('listitem');
  for (const [at, row] of rows.entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: at * 100, height: 100 } as DOMRect);
  const drag = (no: number, to: number, end: () => void) => {
    fireEvent.pointerDown(handle(no), { button: 0, isPrimary: true });
    fireEvent.pointerMove(window, { clientY: to });
    end();
  };
  drag(1, 290, () => fireEvent.keyDown(window, { key: 'Escape' }));
  fireEvent.pointerUp(window);
  expect(names()).toEqual(['선택도', '실행 계획', '예']);
  drag(1, 290, () => fireEvent.pointerUp(window));
  expect(names()).toEqual(['실행 계획', '예', '선택도']);
});
