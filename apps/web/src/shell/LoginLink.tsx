import { useLocation } from '@tanstack/react-router';
import { RouterButtonLink } from '../ui/buttons/RouterButtonLink.tsx';
import type { ButtonSize } from '../ui/buttons/button-class.ts';
import { shellText } from './shell.text.ts';

/** Leads to the log-in and back to this very page. */
export function LoginLink({
  size = 'medium',
  className = '',
}: {
  readonly size?: ButtonSize;
  readonly className?: string;
}) {
  const { href, pathname } = useLocation();
  const isThere = pathname === '/account/login';
  return (
    <RouterButtonLink
      to="/account/login"
      search={(current) => (isThere ? current : { redirect_url: href })}
      variant="primary"
      size={size}
      className={className}
    >
      {shellText.login}
    </RouterButtonLink>
  );
}
