import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { EXACTLY, type LinkParts } from '../buttons/link-parts.ts';
import { NumberText } from '../text/NumberText.tsx';
import { tabClass, tabRowClass } from './tab-class.ts';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Whether there are more than that: nobody counted on. */
  readonly isCut?: boolean;
  readonly isCurrent: boolean;
  /** The router's `Link` with these parts spread over it. */
  readonly link: (parts: LinkParts) => ReactNode;
}

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly className?: string;
}

/** Tabs that are places: the address changes, so they are links in a navigation. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    // On a phone not all have room: where one is stands in the middle of those that do.
    const tab = row.current?.children[current];
    if (!row.current || !(tab instanceof HTMLElement)) return;
    row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={tabRowClass}>
        {tabs.map(({ id, label: name, count, isCut, isCurrent, link }) => (
          <li key={id} className="flex flex-none">
            {link({
              className: tabClass,
              activeOptions: EXACTLY,
              ...(isCurrent && { 'aria-current': 'page' }),
              children: (
                <>
                  {name}
                  {count !== undefined && <NumberText value={count} className="text-ink-3" />}
                  {isCut && <span className="-ml-1 text-ink-3">+</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
