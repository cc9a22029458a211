import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { EXACTLY, type LinkParts } from '../buttons/link-parts.ts';
import { pageLinks } from './page-links.ts';
import { uiText } from '../ui.text.ts';

export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** How many numbers are to be seen on a wide screen. */
  readonly visible?: number;
  /** Tells two of them on one page apart. */
  readonly label?: string;
  /** A page's link, so that the address holds the page: the router's `Link` with these parts spread over it. */
  readonly link: (page: number, parts: LinkParts) => ReactNode;
  readonly className?: string;
}

const box =
  'grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold tabular-nums desktop:h-9 desktop:min-w-9';
const linkClass = cx(
  box,
  'text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink',
);

/** Numbers on a wide screen, the place and two arrows on a phone; nothing where there is one page. */
export function Pagination({
  page,
  pageCount,
  visible = 10,
  label = uiText.pagination.label,
  link,
  className,
}: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (to: number, label: string, icon: IconName) => {
    const children = <Icon name={icon} size={18} />;
    if (to >= 1 && to <= pageCount)
      return link(to, { className: linkClass, activeOptions: EXACTLY, 'aria-label': label, children });
    return <span className={cx(box, 'text-ink-3 opacity-50')}>{children}</span>;
  };
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex items-center justify-center gap-1">
        <li>{step(Math.min(page, pageCount + 1) - 1, uiText.pagination.previous, 'chevronLeft')}</li>
        <li className="px-3 font-semibold text-ink-2 tabular-nums desktop:hidden">
          {uiText.pagination.place(Math.min(Math.max(1, page), pageCount), pageCount)}
        </li>
        {pageLinks(page, pageCount, visible).map((one, index, all) =>
          one === 'gap' ? (
            <li
              key={`gap after ${all[index - 1]}`}
              aria-hidden="true"
              className={cx(box, 'hidden text-ink-3 desktop:grid')}
            >
              …
            </li>
          ) : (
            <li key={one} className="hidden desktop:block">
              {link(one, {
                className: linkClass,
                activeOptions: EXACTLY,
                'aria-label': uiText.pagination.page(one),
                ...(one === page && { 'aria-current': 'page' }),
                children: one,
              })}
            </li>
          ),
        )}
        <li>{step(Math.max(page, 0) + 1, uiText.pagination.next, 'chevronRight')}</li>
      </ul>
    </nav>
  );
}
