import { Link } from '@tanstack/react-router';
import { EXACTLY } from '../ui/buttons/link-parts.ts';
import type { NavigationItem } from './navigation.ts';

export interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly isActive: boolean;
  readonly className: string;
  readonly onFollow?: () => void;
}

/** Item 0 is a full page load, the others stay in the app. */
export function NavigationLink({ item, isActive, className, onFollow }: NavigationLinkProps) {
  const current = isActive ? ('page' as const) : undefined;
  if (item.number === 0) {
    return (
      <a href={item.to} aria-current={current} className={className} onClick={onFollow}>
        {item.title}
      </a>
    );
  }
  return (
    <Link
      to={item.to}
      activeOptions={EXACTLY}
      aria-current={current}
      className={className}
      {...(onFollow && { onClick: onFollow })}
    >
      {item.title}
    </Link>
  );
}
