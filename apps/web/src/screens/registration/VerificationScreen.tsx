import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { verifyRegistration } from '../../api/tenancy/accounts/accounts.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { useLanding } from '../../features/tenancy/accounts/use-landing.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Form } from '../../ui/fields/Form.tsx';

const text = accountsText.verification;
/** What the mail's address ends with; behind # no server and no log ever sees it. */
const PROOF = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Where the address in the mail leads. Opening it does nothing yet: programs open addresses, too. */
export function VerificationScreen() {
  usePageTitle(text.title);
  useLanding();
  const client = useQueryClient();
  const enter = useEntering();
  const hash = useLocation({ select: (location) => location.hash });
  const [, registrationId, secret] = PROOF.exec(hash) ?? [];
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  if (registrationId === undefined || secret === undefined) {
    return (
      <AccountFrame title={text.broken} lead={text.brokenLead}>
        <div className="grid">
          <RouterButtonLink to="/account/registration">{accountsText.registration.title}</RouterButtonLink>
        </div>
      </AccountFrame>
    );
  }
  const send = () =>
    void submit(async () => {
      const { member } = await verifyRegistration(client, { body: { registrationId, secret, password } });
      enter(member);
    });
  return (
    <AccountFrame title={text.title} lead={text.lead}>
      <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
        <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} />
        <RefusalNote error={refusal} />
        <Button type="submit" variant="primary" isPending={isBusy}>
          {text.submit}
        </Button>
      </Form>
    </AccountFrame>
  );
}
