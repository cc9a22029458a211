import type { ReactNode } from 'react';

/** What a link must carry; a render prop spreads it over the router's own `Link` and adds `to` and `search`. */
export interface LinkParts {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
  readonly 'aria-label'?: string;
  readonly id?: string;
  readonly title?: string;
  readonly tabIndex?: number;
}
