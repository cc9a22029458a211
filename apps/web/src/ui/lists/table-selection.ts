import type { TableSelection } from './table-types.ts';

/** Adds a row or takes it off. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Adds all rows between two, both included, in the order of the list. */
export function withRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  from: string,
  to: string,
): Set<string> {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return new Set([...selected, ...ids.slice(Math.max(0, first), last + 1)]);
}

/** Takes all rows of this page when some are missing, otherwise lets go of them; other pages keep theirs. */
export function withPage(selected: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const next = new Set(selected);
  const isAll = ids.every((id) => selected.has(id));
  for (const id of ids) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Whatever chooses rows, by hand, by key or all at once, leaves out those that cannot be. */
export function withoutDisabled(selection: TableSelection): TableSelection {
  const { disabled } = selection;
  if (!disabled) return selection;
  return {
    ...selection,
    onChange: (selected) => selection.onChange(new Set([...selected].filter((id) => !disabled.has(id)))),
  };
}
