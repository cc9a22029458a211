import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { typedAddress } from '../../features/tenancy/accounts/typed-address.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const text = accountsText.reset;

/** Whose password it is. */
export function AskForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const client = useQueryClient();
  const [email, setEmail] = useState(typedAddress.read);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      await requestPasswordReset(client, { body: { email } });
      typedAddress.keep(email);
      onSent(email);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={accountsText.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
