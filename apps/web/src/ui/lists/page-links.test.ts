import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

describe('page links', () => {
  it.each([
    [1, 1, 10, [1]],
    [1, 10, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1, 30, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 'gap', 30]],
    [15, 30, 10, [1, 'gap', 11, 12, 13, 14, 15, 16, 17, 18, 'gap', 30]],
    [30, 30, 10, [1, 'gap', 22, 23, 24, 25, 26, 27, 28, 29, 30]],
    [6, 12, 8, [1, 'gap', 3, 4, 5, 6, 7, 8, 'gap', 12]],
    [99, 12, 8, [1, 'gap', 6, 7, 8, 9, 10, 11, 12]],
    [-3, 12, 8, [1, 2, 3, 4, 5, 6, 7, 'gap', 12]],
  ])('page %d of %d with %d links', (page, count, visible, links) => {
    expect(pageLinks(page, count, visible)).toEqual(links);
  });

  it('always shows the page, the ends, and as many links as asked for', () => {
    for (let count = 11; count < 40; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const numbers = pageLinks(page, count, 10).filter((link) => link !== 'gap');
        expect(numbers).toHaveLength(10);
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      }
  });
});
