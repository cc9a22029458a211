import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { ResetForm } from './ResetForm.tsx';

const text = accountsText.invitation;

/** Whoever was invited chooses the password by which they come in. */
export function InvitationScreen() {
  usePageTitle(text.title);
  const { tenantName } = useTenant();
  const secret = useLocation({ select: (location) => location.hash });
  const [isDone, setDone] = useState(false);
  const said = isDone
    ? { title: text.done, lead: text.doneLead }
    : secret === ''
      ? { title: text.broken, lead: text.brokenLead }
      : { title: text.title, lead: text.lead(tenantName) };
  return (
    <AccountFrame {...said}>
      {isDone || secret === '' ? (
        <div className="grid">
          <RouterButtonLink to="/account/login" variant="primary">
            {accountsText.toLogin}
          </RouterButtonLink>
        </div>
      ) : (
        <ResetForm resetToken={secret} submitText={text.set} onDone={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}
