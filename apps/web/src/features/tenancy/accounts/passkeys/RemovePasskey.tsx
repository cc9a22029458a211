import type { Passkeys } from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { startAuthentication } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys } from '../../../../api/tenancy/accounts/passkeys.reads.ts';
import { beginPasskeyProof, removePasskey } from '../../../../api/tenancy/accounts/passkeys.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { accountsText } from '../accounts.text.ts';
import { PasswordField } from '../PasswordField.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { passkeysText as text } from './passkeys.text.ts';
import { useCeremony } from './use-ceremony.ts';

export interface RemovePasskeyProps {
  readonly passkey: Passkeys['passkeys'][number];
  readonly hasPassword: boolean;
  /** There is another one to show. */
  readonly hasOther: boolean;
  readonly onClose: () => void;
}

/** Removes a passkey, for whoever shows the password or another passkey. */
export function RemovePasskey({ passkey, hasPassword, hasOther, onClose }: RemovePasskeyProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { isBusy, errors, refusal, submit } = useCeremony();
  const params = { passkeyId: passkey.passkeyId };
  const done = (list: Passkeys) => {
    client.setQueryData(listPasskeys({}).queryKey, list);
    toast({ message: text.removed, tone: 'good' });
    onClose();
  };
  const byPassword = async () => done(await removePasskey(client, { params, body: { password } }));
  const byOther = async () => {
    const { step, options } = await beginPasskeyProof(client, {});
    const response = await startAuthentication({ optionsJSON: options as never });
    done(await removePasskey(client, { params, body: { proof: { step, response: response as never } } }));
  };
  const title = text.removeTitle(passkey.name);
  return (
    <Form
      {...(errors && { errors })}
      onSubmit={() => void submit(byPassword)}
      aria-label={title}
      className="max-w-100 py-3"
    >
      {hasPassword && (
        <PasswordField label={accountsText.security.current} name="password" value={password} onChange={setPassword} />
      )}
      <RefusalNote error={refusal} />
      <div className="flex flex-wrap gap-2">
        {hasPassword && (
          <Button type="submit" variant="danger" isPending={isBusy}>
            {text.removeWithPassword}
          </Button>
        )}
        {hasOther && (
          <Button variant="danger" isPending={isBusy} onPress={() => void submit(byOther)}>
            {text.removeWithOther}
          </Button>
        )}
        <Button onPress={onClose}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
