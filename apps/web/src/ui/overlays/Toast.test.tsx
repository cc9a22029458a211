// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToast, type ToastRequest } from './toasts.ts';
import { UiProvider } from '../UiProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Sayer({ say }: { say: ToastRequest }) {
  const toast = useToast();
  return <button onClick={() => toast(say)}>말하기</button>;
}

function hear(say: ToastRequest) {
  render(
    <UiProvider>
      <Sayer say={say} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '말하기' }));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('says a message politely in a region that was there before, and takes it away by itself', () => {
  hear({ message: '임시저장했어요.' });
  const region = screen.getByRole('region', { name: '알림' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toContain('임시저장했어요.');
  pass(5_000);
  expect(screen.queryByText('임시저장했어요.')).toBeNull();
});

it('stays while it is pointed at', () => {
  hear({ message: '임시저장했어요.' });
  fireEvent.pointerEnter(screen.getByText('임시저장했어요.'));
  pass(60_000);
  expect(screen.getByText('임시저장했어요.')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByText('임시저장했어요.'));
  pass(5_000);
  expect(screen.queryByText('임시저장했어요.')).toBeNull();
});

it('offers its action for longer, and goes once it is taken', () => {
  const undo = vi.fn();
  hear({ message: '삭제했어요.', action: { label: '되돌리기', onPress: undo } });
  pass(6_000);
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('삭제했어요.')).toBeNull();
});
