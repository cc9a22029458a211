/** A row of tabs over one line; it scrolls sideways where the tabs have no room. */
export const tabRowClass =
  'flex gap-3 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] desktop:gap-5 [&::-webkit-scrollbar]:hidden';

export const tabClass =
  'flex min-h-11 flex-none items-center justify-center gap-1.5 border-b-2 border-transparent px-0.5 max-desktop:min-w-11 font-semibold whitespace-nowrap text-ink-3 transition-colors hover:text-ink ' +
  'outline-offset-[-2px] data-selected:border-ink data-selected:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink';
