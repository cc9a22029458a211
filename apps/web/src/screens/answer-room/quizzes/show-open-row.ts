/** Scrolls the list of quizzes so that the row of the open one is in sight. Answers that row. */
export function showOpenRow(list: HTMLElement): HTMLElement | null {
  const row = list.querySelector('[aria-current="page"]')?.closest('li') ?? null;
  if (!row) return null;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom);
  return row;
}
