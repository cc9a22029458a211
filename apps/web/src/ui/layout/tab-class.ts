/** A row of tabs over one line; it scrolls sideways where the tabs have no room. */
export const tabRowClass =
  'flex gap-5 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] [&::-webkit-scrollbar]:hidden';

export const tabClass =
  'flex min-h-11 flex-none items-center gap-1.5 border-b-2 border-transparent px-0.5 font-semibold whitespace-nowrap text-ink-3 transition-colors hover:text-ink ' +
  'outline-offset-[-2px] data-selected:border-ink data-selected:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink';
