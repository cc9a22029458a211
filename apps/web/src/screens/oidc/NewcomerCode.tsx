import type { SessionState } from '@dure/contract/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyOidcRegistration } from '../../api/accounts/oidc.writes.ts';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { DemoMailNote } from '../../features/accounts/DemoMailNote.tsx';
import { oidcText } from '../../features/accounts/oidc.text.ts';
import { RefusalNote } from '../../features/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const words = accountsText.registration;
const text = oidcText.newcomer;

export interface NewcomerCodeProps {
  readonly onDone: (member: SessionState) => void;
  readonly onAgain: () => void;
}

/** The code that was sent to an address that the provider does not vouch for. */
export function NewcomerCode({ onDone, onAgain }: NewcomerCodeProps) {
  const client = useQueryClient();
  const [secret, setSecret] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () =>
    void submit(async () => {
      const { member } = await verifyOidcRegistration(client, { body: { secret } });
      onDone(member);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={words.code}>
      <div>
        <h2 className="text-lg font-bold">{text.code}</h2>
        <p className="text-sm break-keep text-ink-2">{text.codeLead}</p>
      </div>
      <TextField
        label={words.code}
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
        {words.confirm}
      </Button>
      <Button onPress={onAgain}>{text.again}</Button>
      <DemoMailNote />
    </Form>
  );
}
