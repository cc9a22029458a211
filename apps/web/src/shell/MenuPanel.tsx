import { useSession } from '../kernel/session.ts';
import { Avatar } from '../ui/people/Avatar.tsx';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import type { NavigationItem } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { shellText } from './shell.text.ts';

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink';

export interface MenuProps {
  readonly items: readonly NavigationItem[];
  readonly active: number | undefined;
}

/** Home, the items, my page and log-out, from the right. */
export function MenuPanel({ items, active, onClose }: MenuProps & { readonly onClose: () => void }) {
  const { logged, memberName, profileImageUrl } = useSession();
  return (
    <Drawer title={shellText.menuTitle} isOpen onClose={onClose}>
      {logged && (
        <div className="mb-3 flex items-center gap-2.5 px-3">
          <Avatar name={memberName} image={profileImageUrl} />
          <span className="min-w-0 truncate font-semibold">{memberName}</span>
        </div>
      )}
      <nav aria-label={shellText.mainMenu} className="flex flex-col gap-0.5">
        <a href="/" className={rowClass}>
          {shellText.home}
        </a>
        {items.map((item) => (
          <NavigationLink
            key={item.to}
            item={item}
            isActive={item.number === active}
            className={rowClass}
            onFollow={onClose}
          />
        ))}
      </nav>
      {logged && (
        <div className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
          <OwnLinks className={rowClass} onFollow={onClose} />
        </div>
      )}
    </Drawer>
  );
}
