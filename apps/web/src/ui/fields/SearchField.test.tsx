// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Sample({ searched }: { searched: string[] }) {
  const [query, setQuery] = useState('');
  const search = (text: string) => {
    searched.push(text);
    setQuery(text);
  };
  return <SearchField label="클럽 검색" value={query} onChange={search} delay={100} />;
}

function open() {
  const searched: string[] = [];
  render(<Sample searched={searched} />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: '클럽 검색' });
  return { searched, input, type: (value: string) => fireEvent.change(input, { target: { value } }) };
}

it('shows typing at once and searches after a pause, once', () => {
  const { searched, input, type } = open();
  type('데');
  act(() => vi.advanceTimersByTime(99));
  type('데이터');
  expect(input.value).toBe('데이터');
  act(() => vi.advanceTimersByTime(99));
  expect(searched).toEqual([]);
  act(() => vi.advanceTimersByTime(1));
  expect(searched).toEqual(['데이터']);
});

it('does not wait after Enter', () => {
  const { searched, input, type } = open();
  type('데이터');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(searched).toEqual(['데이터']);
  act(() => vi.advanceTimersByTime(200));
  expect(searched).toEqual(['데이터']);
});

it('does not wait once it is left: what is pressed next comes after what was typed', () => {
  const { searched, input, type } = open();
  type('데이터');
  fireEvent.blur(input);
  expect(searched).toEqual(['데이터']);
  act(() => vi.advanceTimersByTime(200));
  fireEvent.blur(input);
  expect(searched).toEqual(['데이터']);
});

it('is emptied at once by its button', () => {
  const { searched, input, type } = open();
  type('데이터');
  act(() => vi.advanceTimersByTime(100));
  fireEvent.click(screen.getByRole('button'));
  expect(input.value).toBe('');
  expect(searched).toEqual(['데이터', '']);
});
