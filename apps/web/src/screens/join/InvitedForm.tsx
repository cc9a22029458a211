import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptInvitation } from '../../api/clubs/invitations/invitations.writes.ts';
import { joiningText as text } from '../../features/clubs/invitations/joining.text.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { useNewcomer } from '../../features/tenancy/accounts/use-newcomer.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { NewcomerFields } from '../registration/NewcomerFields.tsx';
import type { OpenInvitation } from './use-invitation.ts';

export interface InvitedFormProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
}

/** Whoever was invited chooses a name and a password, and is in. */
export function InvitedForm({ secret, invitation: { email, name, clubNames, hasOrganization } }: InvitedFormProps) {
  const client = useQueryClient();
  const enter = useEntering();
  const [password, setPassword] = useState('');
  const newcomer = useNewcomer({ nickname: name, hasPlace: hasOrganization });
  const { isBusy, errors, refusal, submit, fault } = useSubmission();
  const send = () => {
    const { person, faults } = newcomer.complete({ password });
    if (faults) return fault(faults);
    void submit(async () => {
      const { member } = await acceptInvitation(client, { body: { secret, password, ...person } });
      enter(member);
    });
  };
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={text.forWhom}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        isReadOnly
        onChange={() => {}}
      />
      {clubNames.length > 0 && <p className="text-sm break-keep text-ink-2">{text.clubs(clubNames)}</p>}
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} isNew />
      <NewcomerFields newcomer={newcomer} errors={errors} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.enter}
      </Button>
    </Form>
  );
}
