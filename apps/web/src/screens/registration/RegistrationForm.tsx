import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { register } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { typedAddress } from '../../features/tenancy/accounts/typed-address.ts';
import { useNewcomer } from '../../features/tenancy/accounts/use-newcomer.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { NewcomerFields } from './NewcomerFields.tsx';

const text = accountsText.registration;

/** What a person asked for: the code that was sent belongs to the id. */
export interface Asked {
  readonly email: string;
  readonly password: string;
  readonly registrationId: string | null;
}

/** Who registers; kept while they look at their mail, so that they can ask again. */
export function RegistrationForm({ onAsked }: { readonly onAsked: (asked: Asked) => Promise<void> | void }) {
  const client = useQueryClient();
  const [email, setEmail] = useState(typedAddress.read);
  const [password, setPassword] = useState('');
  const newcomer = useNewcomer({ nickname: '' });
  const { isBusy, errors, refusal, submit, fault } = useSubmission();

  const send = () => {
    const { person, faults } = newcomer.complete({ email, password });
    if (faults) return fault(faults);
    typedAddress.keep(email);
    void submit(async () => {
      const { registrationId } = await register(client, { body: { email, password, ...person } });
      await onAsked({ email, password, registrationId });
    });
  };

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
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} isNew />
      <NewcomerFields newcomer={newcomer} errors={errors} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
