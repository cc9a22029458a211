import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { reactivateAccount } from '../../api/tenancy/accounts/accounts.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

const text = accountsText.reactivation;

/** Where the mail to a sleeping account leads. Opening it does nothing yet: programs open addresses, too. */
export function ReactivationScreen() {
  usePageTitle(text.title);
  const client = useQueryClient();
  const secret = useLocation({ select: (location) => location.hash });
  const [isAwake, setAwake] = useState(false);
  const { isBusy, refusal, submit } = useSubmission();
  const wake = () =>
    void submit(async () => {
      await reactivateAccount(client, { body: { secret } });
      setAwake(true);
    });
  const isBroken = secret === '';
  const said = isAwake
    ? { title: text.done, lead: text.doneLead }
    : isBroken
      ? { title: accountsText.verification.broken, lead: accountsText.verification.brokenLead }
      : { title: text.title, lead: text.lead };
  return (
    <AccountFrame {...said}>
      <div className="grid gap-3">
        <RefusalNote error={refusal} />
        {!isAwake && !isBroken && (
          <Button variant="primary" isPending={isBusy} onPress={wake}>
            {text.wake}
          </Button>
        )}
        {(isAwake || isBroken || refusal !== undefined) && (
          <RouterButtonLink to="/account/login" {...(isAwake && { variant: 'primary' as const })}>
            {accountsText.toLogin}
          </RouterButtonLink>
        )}
      </div>
    </AccountFrame>
  );
}
