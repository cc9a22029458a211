import type { ReactNode } from 'react';
import { Chip } from '../buttons/Chip.tsx';
import type { LinkParts } from '../buttons/link-parts.ts';
import { Avatar } from './Avatar.tsx';

export interface PersonCellProps {
  readonly name: string;
  readonly image: string;
  /** What the link does, as one hears it. */
  readonly label: string;
  readonly link: (parts: LinkParts) => ReactNode;
  /** What should be looked at about them. */
  readonly flag?: string | undefined;
}

/** Somebody in a row of a table: pressed anywhere in its cell they open. */
export const PersonCell = ({ name, image, label, link, flag }: PersonCellProps) => (
  <span className="flex items-center gap-2.5 whitespace-nowrap">
    <Avatar name={name} image={image} />
    {link({
      className: 'relative font-semibold underline-offset-4 hover:underline after:absolute after:-inset-3',
      'aria-label': label,
      children: name,
    })}
    {flag !== undefined && <Chip tone="bad">{flag}</Chip>}
  </span>
);
