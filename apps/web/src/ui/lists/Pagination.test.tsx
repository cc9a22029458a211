// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

function show(page: number, pageCount: number) {
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      link={(to, { children, ...parts }) => (
        <a href={`?page=${to}`} {...parts}>
          {children}
        </a>
      )}
    />,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

describe('pagination', () => {
  it('every number is a link to its page', () => {
    show(3, 30);
    expect(link('7쪽').getAttribute('href')).toBe('?page=7');
    expect(link('30쪽').getAttribute('href')).toBe('?page=30');
  });

  it('shows ten numbers', () => {
    show(15, 30);
    expect(screen.getAllByRole('link', { name: /^\d+쪽$/ })).toHaveLength(10);
  });

  it('only the shown page is the current one', () => {
    show(3, 30);
    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map((element) => element.textContent)).toEqual(['3']);
  });

  it('leads one page back and forth', () => {
    show(3, 30);
    expect(link('이전 쪽').getAttribute('href')).toBe('?page=2');
    expect(link('다음 쪽').getAttribute('href')).toBe('?page=4');
  });

  it('does not lead before the first or behind the last page', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: '이전 쪽' })).toBeNull();
    cleanup();
    show(2, 2);
    expect(screen.queryByRole('link', { name: '다음 쪽' })).toBeNull();
  });

  it.each([
    [99, '이전 쪽', '?page=5'],
    [-4, '다음 쪽', '?page=1'],
  ])('from page %d, which is not there, it leads back into the list', (page, name, href) => {
    show(page, 5);
    expect(link(name).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    const numbers = within(screen.getByRole('navigation')).getAllByRole('link', { name: /^\d+쪽$/ });
    expect(numbers.map((element) => element.textContent)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('a single page needs no way', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
