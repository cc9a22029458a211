import { useTenant } from '../kernel/session.ts';
import { TenantFooter } from '../ui/brand/TenantFooter.tsx';

/** The tenant's footer at the end of every page. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-surface text-sm text-ink-3">
      <TenantFooter brand={useTenant()} />
    </footer>
  );
}
