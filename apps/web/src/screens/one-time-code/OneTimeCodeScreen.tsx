import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPasswordByCode } from '../../api/tenancy/accounts/login-names.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { oneTimeCodeText as text } from '../../features/tenancy/accounts/login-cards/login-cards.text.ts';
import { filledBy } from '../../features/tenancy/accounts/login-cards/one-time-code-link.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { typedAddress } from '../../features/tenancy/accounts/typed-address.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface CodeFormProps {
  readonly filled: ReturnType<typeof filledBy>;
  readonly onDone: (loginName: string) => void;
}

function CodeForm({ filled, onDone }: CodeFormProps) {
  const client = useQueryClient();
  const [loginName, setLoginName] = useState(filled.loginName);
  const [oneTimeCode, setCode] = useState(filled.code);
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      await resetPasswordByCode(client, { body: { loginName, oneTimeCode, password } });
      // The log-in page begins with it.
      typedAddress.keep(loginName);
      onDone(loginName);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={text.loginName}
        name="loginName"
        autoComplete="username"
        autoCapitalize="none"
        value={loginName}
        onChange={setLoginName}
        isRequired
      />
      <TextField
        label={text.code}
        name="oneTimeCode"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        value={oneTimeCode}
        onChange={setCode}
        isRequired
      />
      <PasswordField label={accountsText.newPassword} name="password" value={password} onChange={setPassword} isNew />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.set}
      </Button>
    </Form>
  );
}

/** Whoever has a one-time code on paper chooses the password by which they log in from now on. */
export function OneTimeCodeScreen() {
  usePageTitle(text.title);
  const hash = useLocation({ select: (location) => location.hash });
  const [done, setDone] = useState<string>();
  if (done === undefined)
    return (
      <AccountFrame title={text.title} lead={text.lead}>
        <CodeForm key={hash} filled={filledBy(hash)} onDone={setDone} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.done} lead={text.doneLead(done)}>
      <div className="grid">
        <RouterButtonLink to="/account/login" variant="primary">
          {accountsText.toLogin}
        </RouterButtonLink>
      </div>
    </AccountFrame>
  );
}
