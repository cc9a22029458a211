import type { ReactNode } from 'react';
import type { LinkParts } from '../buttons/link-parts.ts';
import { NumberText } from '../text/NumberText.tsx';
import { tabClass, tabRowClass } from './tab-class.ts';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
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
  return (
    <nav aria-label={label} className={className}>
      <ul className={tabRowClass}>
        {tabs.map(({ id, label: name, count, isCurrent, link }) => (
          <li key={id} className="flex flex-none">
            {link({
              className: tabClass,
              ...(isCurrent && { 'aria-current': 'page' }),
              children: (
                <>
                  {name}
                  {count !== undefined && <NumberText value={count} className="text-ink-3" />}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
