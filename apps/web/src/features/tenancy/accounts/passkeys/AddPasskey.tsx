import { MAX_PASSKEY_NAME_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { startRegistration } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys } from '../../../../api/tenancy/accounts/passkeys.reads.ts';
import { addPasskey, beginPasskey } from '../../../../api/tenancy/accounts/passkeys.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { accountsText } from '../accounts.text.ts';
import { PasswordField } from '../PasswordField.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { passkeysText as text } from './passkeys.text.ts';
import { useCeremony } from './use-ceremony.ts';

export interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Has the device make a passkey, for whoever shows the password. */
export function AddPasskey({ hasPassword, onClose }: AddPasskeyProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [passkeyName, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useCeremony();
  const send = () =>
    void submit(async () => {
      const { step, options } = await beginPasskey(client, { body: hasPassword ? { password } : {} });
      const response = await startRegistration({ optionsJSON: options as never });
      const list = await addPasskey(client, { body: { step, response: response as never, passkeyName } });
      client.setQueryData(listPasskeys({}).queryKey, list);
      toast({ message: text.added, tone: 'good' });
      onClose();
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.add} className="max-w-100">
      <TextField
        label={text.name}
        name="passkeyName"
        description={text.nameHint}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        value={passkeyName}
        onChange={setName}
      />
      {hasPassword && (
        <PasswordField label={accountsText.security.current} name="password" value={password} onChange={setPassword} />
      )}
      <RefusalNote error={refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isBusy}>
          {text.next}
        </Button>
        <Button onPress={onClose}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
