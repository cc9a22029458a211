/** What a block said before its formulas were set and its code coloured. */
const sources = new WeakMap<Node, string>();

const sourceOf = (node: Node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''));
const isBlock = (node: Node) => node instanceof Element || (node.textContent ?? '').trim() !== '';
const isSame = (a: Node | undefined, b: Node | undefined) =>
  a !== undefined && b !== undefined && sources.get(a) === sources.get(b);

/**
 * Puts the blocks of a text in place and answers the new ones. Where a text changes while it is read, formulas and
 * coloured code of other blocks keep their scrolling and selection.
 */
export function placeBlocks(place: HTMLElement, nodes: readonly ChildNode[]): Element[] {
  const old = [...place.childNodes];
  const fresh = nodes.filter(isBlock);
  for (const block of fresh) sources.set(block, sourceOf(block));
  let first = 0;
  while (isSame(old[first], fresh[first])) first += 1;
  const most = Math.min(old.length, fresh.length) - first;
  let last = 0;
  while (last < most && isSame(old.at(-1 - last), fresh.at(-1 - last))) last += 1;
  const changed = fresh.slice(first, fresh.length - last);
  for (const block of old.slice(first, old.length - last)) block.remove();
  const after = last > 0 ? (old[old.length - last] ?? null) : null;
  for (const block of changed) place.insertBefore(block, after);
  return changed.filter((block) => block instanceof Element);
}
