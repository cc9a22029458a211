// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useShown } from './use-shown.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

function begin() {
  const { result, rerender } = renderHook(useShown<string>, { initialProps: 'first' });
  return {
    shown: () => result.current.shown,
    follow: (current: string) => rerender(current),
    step(current: string) {
      result.current.noteStep();
      rerender(current);
    },
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

test('a step is shown at once, and so is one after it that is taken in peace', () => {
  const { step, shown, pass } = begin();
  step('second');
  expect(shown()).toBe('second');
  pass(200);
  step('third');
  expect(shown()).toBe('third');
});

test('whoever hurries is shown nothing on the way, and where they rest the answer', () => {
  const { step, shown, pass } = begin();
  step('second');
  for (const next of ['third', 'fourth', 'fifth']) {
    pass(60);
    step(next);
    expect(shown()).toBe('second');
  }
  pass(149);
  expect(shown()).toBe('second');
  pass(1);
  expect(shown()).toBe('fifth');
});

test('what becomes of the answer at which somebody rests is shown at once', () => {
  const { step, follow, shown, pass } = begin();
  step('second');
  step('third');
  pass(150);
  follow('third, graded');
  expect(shown()).toBe('third, graded');
});
