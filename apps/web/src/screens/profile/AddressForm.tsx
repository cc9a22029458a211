import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addEmail } from '../../api/tenancy/accounts/login-names.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const text = accountsText.ownAddress;

/** Whoever has no address adds one: it is theirs once they have opened the mail. */
export function AddressForm() {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      await addEmail(client, { body: { email, password } });
      setPassword('');
      setSentTo(email);
    });
  return (
    <section aria-labelledby="own-address" className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 id="own-address" className="font-bold">
        {text.title}
      </h2>
      <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
        <TextField
          label={accountsText.email}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          isRequired
        />
        <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} />
        <RefusalNote error={refusal} />
        {sentTo !== undefined && (
          <p role="status" className="text-sm break-keep wrap-anywhere">
            {text.sent(sentTo)}
          </p>
        )}
        <Button type="submit" isPending={isBusy} className="self-start">
          {text.send}
        </Button>
      </Form>
    </section>
  );
}
