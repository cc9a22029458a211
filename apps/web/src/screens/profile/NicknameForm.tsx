import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProfile } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = accountsText.profile;

export interface NicknameFormProps {
  readonly nickname: string;
  readonly onChanged: (profile: Profile) => void;
}

/** What others call a member. */
export function NicknameForm({ nickname, onChanged }: NicknameFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(nickname);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      const profile = await changeProfile(client, { body: { nickname: typed } });
      setTyped(profile.nickname);
      onChanged(profile);
      toast({ message: text.saved, tone: 'good' });
    });
  return (
    <Form
      {...(errors && { errors })}
      onSubmit={send}
      aria-label={accountsText.registration.nickname}
      className="max-w-100"
    >
      <TextField
        label={accountsText.registration.nickname}
        name="nickname"
        autoComplete="nickname"
        description={accountsText.registration.nicknameRule}
        value={typed}
        onChange={setTyped}
        isRequired
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy} isDisabled={typed === nickname} className="self-start">
        {text.save}
      </Button>
    </Form>
  );
}
