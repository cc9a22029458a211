// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline } from './Deadline.tsx';
import { RelativeTime } from './RelativeTime.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 1) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('the time that passed keeps up with the clock, and the full date is in the title', () => {
  render(<RelativeTime date={Date.now()} />);
  const time = screen.getByText('방금 전');
  pass(3 * 60_000 + 5_000);
  expect(time.textContent).toBe('3분전');
  expect(time.getAttribute('title')).toBe('2026.11.20 (금) 10:00');
});

it('a deadline counts down and ends by itself', () => {
  render(<Deadline due={Date.now() + 2 * 60_000} />);
  expect(screen.getByText('마감까지 2분')).toBeTruthy();
  pass(60_000);
  expect(screen.getByText('마감까지 1분')).toBeTruthy();
  pass(60_000);
  expect(screen.getByText('마감됨')).toBeTruthy();
});

it('no timer is left when nobody reads the clock', () => {
  const { unmount } = render(<RelativeTime date={Date.now()} />);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
