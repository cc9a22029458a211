import { Link } from '@tanstack/react-router';
import { accountsText } from './accounts.text.ts';

const text = accountsText.noPassword;

/** Where the password is asked for and the account has none: the way to one. */
export function NoPassword() {
  return (
    <p className="text-sm break-keep text-ink-2">
      {text.lead}{' '}
      <Link to="/account/password" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {text.choose}
      </Link>
    </p>
  );
}
