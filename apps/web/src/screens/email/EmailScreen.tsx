import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { proveEmail } from '../../api/tenancy/accounts/login-names.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

const text = accountsText.ownAddress;

/** Where the mail to a new address leads: opening it does nothing yet, since programs open addresses, too. */
export function EmailScreen() {
  usePageTitle(text.proveTitle);
  const client = useQueryClient();
  const secret = useLocation({ select: (location) => location.hash });
  const proving = useMutation({ mutationFn: () => proveEmail(client, { body: { secret } }) });
  const said = proving.isSuccess
    ? { title: text.proven, lead: text.provenLead }
    : secret === ''
      ? { title: text.broken, lead: text.brokenLead }
      : { title: text.proveTitle, lead: text.proveLead };
  return (
    <AccountFrame {...said}>
      <div className="grid gap-4">
        <RefusalNote error={proving.error ?? undefined} />
        {proving.isSuccess || secret === '' ? (
          <RouterButtonLink to="/account/login" variant="primary">
            {accountsText.toLogin}
          </RouterButtonLink>
        ) : (
          <Button variant="primary" isPending={proving.isPending} onPress={() => proving.mutate()}>
            {text.prove}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
