import type { ReactNode } from 'react';

/**
 * The router marks each link whose address the present one begins with, or whose search is part of its own. Where the marks say
 * which one of several places is open, only the very address is that place.
 */
export const EXACTLY = { exact: true } as const;

/** What a link must carry; a render prop spreads it over the router's own `Link` and adds `to` and `search`. */
export interface LinkParts {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
  readonly 'aria-label'?: string;
  readonly id?: string;
  readonly title?: string;
  readonly tabIndex?: number;
  readonly activeOptions?: typeof EXACTLY;
}
