import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetPassword } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';

const text = accountsText.reset;

export interface ResetFormProps {
  /** What the mail's address ends with. */
  readonly resetToken: string;
  readonly onDone: () => void;
  /** What its button says. */
  readonly submitText?: string;
}

/** The password to be. */
export function ResetForm({ resetToken, onDone, submitText = text.set }: ResetFormProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      await resetPassword(client, { body: { resetToken, password } });
      onDone();
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <PasswordField label={accountsText.newPassword} name="password" value={password} onChange={setPassword} isNew />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {submitText}
      </Button>
    </Form>
  );
}
