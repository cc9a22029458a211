export type PageLink = number | 'gap';

/**
 * At most `visible` links (five at least) out of `count` pages: the first, the last and those around `page`. A gap
 * stands where pages are left out. A `page` outside of the list is taken for its nearest end.
 */
export function pageLinks(page: number, count: number, visible: number): PageLink[] {
  const room = Math.max(5, visible);
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= room) return all(1, count);
  const inner = room - 2;
  const centred = Math.min(Math.max(1, page), count) - Math.floor(inner / 2);
  const from = Math.min(Math.max(2, centred), count - inner);
  const to = from + inner - 1;
  return [
    1,
    ...(from > 2 ? ['gap' as const] : []),
    ...all(from, to),
    ...(to < count - 1 ? ['gap' as const] : []),
    count,
  ];
}
