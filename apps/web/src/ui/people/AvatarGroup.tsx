import { Avatar, type AvatarProps } from './Avatar.tsx';
import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';

export interface AvatarGroupProps {
  readonly people: readonly ({ readonly id: string } & Pick<AvatarProps, 'name' | 'image'>)[];
  /** All there are, when `people` is only the first of them. */
  readonly total?: number;
  readonly shown?: number;
  readonly className?: string;
}

/** A few faces and how many more; read out as a name and a number. */
export function AvatarGroup({ people, total = people.length, shown = 4, className }: AvatarGroupProps) {
  const faces = people.slice(0, shown);
  const [first] = faces;
  if (!first) return null;
  const hidden = total - faces.length;
  return (
    <span className={cx('inline-flex items-center', className)}>
      <span className="sr-only">{total > 1 ? uiText.avatars.more(first.name, total - 1) : first.name}</span>
      {faces.map(({ id, ...person }) => (
        <Avatar key={id} {...person} className="-ml-2 ring-2 ring-surface first-of-type:ml-0 nth-2:ml-0" />
      ))}
      {hidden > 0 && (
        <span aria-hidden="true" className="ml-1.5 text-sm font-semibold text-ink-3 tabular-nums">
          +{hidden}
        </span>
      )}
    </span>
  );
}
