import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = accountsText.security;

/** Another password for whoever knows this one. */
export function PasswordForm() {
  const client = useQueryClient();
  const toast = useToast();
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      // The server sets the cookie of this session anew.
      await changePassword(client, { body: { currentPassword, password } });
      setCurrent('');
      setPassword('');
      toast({ message: text.changed, tone: 'good' });
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.passwordTitle} className="max-w-100">
      <PasswordField label={text.current} name="currentPassword" value={currentPassword} onChange={setCurrent} />
      <PasswordField label={accountsText.newPassword} name="password" value={password} onChange={setPassword} isNew />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy} className="self-start">
        {text.change}
      </Button>
    </Form>
  );
}
