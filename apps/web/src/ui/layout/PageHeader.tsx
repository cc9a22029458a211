import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { EXACTLY, type LinkParts } from '../buttons/link-parts.ts';
import { uiText } from '../ui.text.ts';

export interface Crumb {
  readonly label: string;
  readonly link: (parts: LinkParts) => ReactNode;
}

export interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The places above this one, the widest first. */
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
  /** Chips under the title. */
  readonly children?: ReactNode;
  readonly className?: string;
}

const crumbClass = 'touch-target rounded-[4px] hover:text-ink hover:underline';

/** On a phone three share the width of a line: the last of them, the one that matters most, would stand alone below. */
const manyActions =
  'max-desktop:has-[>:nth-child(3)]:w-full max-desktop:has-[>:nth-child(3)]:gap-1.5 ' +
  'max-desktop:has-[>:nth-child(3)]:*:grow max-desktop:has-[>:nth-child(3)]:*:px-2';

export function PageHeader({ title, lead, crumbs = [], actions, children, className }: PageHeaderProps) {
  return (
    <header className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0 flex-[1_1_20rem]">
        {crumbs.length > 0 && (
          <nav aria-label={uiText.breadcrumb} className="mb-2">
            <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-3">
              {crumbs.map(({ label, link }, index) => (
                <li key={label} className="flex items-center gap-1">
                  {index > 0 && <Icon name="chevronRight" size={13} />}
                  {link({ className: crumbClass, activeOptions: EXACTLY, children: label })}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className="text-xl font-bold desktop:text-2xl">{title}</h1>
        {lead !== undefined && <p className="mt-0.5 text-ink-2">{lead}</p>}
        {children !== undefined && <div className="mt-2.5 flex flex-wrap items-center gap-2">{children}</div>}
      </div>
      {actions !== undefined && <div className={cx('flex flex-wrap items-center gap-2', manyActions)}>{actions}</div>}
    </header>
  );
}
