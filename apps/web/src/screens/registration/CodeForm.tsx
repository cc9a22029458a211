import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyRegistration } from '../../api/accounts/accounts.writes.ts';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/accounts/RefusalNote.tsx';
import { useEntering } from '../../features/accounts/use-entering.ts';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const text = accountsText.registration;

export interface CodeFormProps {
  readonly registrationId: string;
  readonly password: string;
  readonly onAgain: () => void;
}

/** The code that was sent, typed where the registration began. */
export function CodeForm({ registrationId, password, onAgain }: CodeFormProps) {
  const client = useQueryClient();
  const enter = useEntering();
  const [secret, setSecret] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      const { member } = await verifyRegistration(client, { body: { registrationId, secret, password } });
      enter(member);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.code}>
      <TextField
        label={text.code}
        name="secret"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={secret}
        onChange={setSecret}
        isRequired
        autoFocus
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.confirm}
      </Button>
      <Button onPress={onAgain}>{text.again}</Button>
    </Form>
  );
}
