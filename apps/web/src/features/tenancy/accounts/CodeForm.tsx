import { ONE_TIME_CODE_DIGITS } from '@dure/contract/tenancy/accounts/account-limits';
import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DIGITS } from '../../../ui/fields/typed/typed-digits.ts';
import { accountsText } from './accounts.text.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { useSubmission } from './use-submission.ts';

const text = accountsText.registration;

export interface CodeFormProps {
  /** Ends the registration with what was typed; answers who is logged in now. */
  readonly verify: (secret: string) => Promise<SessionState>;
  readonly onDone: (member: SessionState) => void;
  readonly onAgain: () => void;
  readonly againLabel?: string;
  /** Above the field. */
  readonly children?: ReactNode;
}

/** The code that was sent to an address, typed where the registration began. */
export function CodeForm({ verify, onDone, onAgain, againLabel = text.again, children }: CodeFormProps) {
  const [secret, setSecret] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () => void submit(async () => onDone(await verify(secret)));
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.code}>
      {children}
      <TextField
        label={text.code}
        name="secret"
        typedAs={DIGITS}
        autoComplete="one-time-code"
        maxLength={ONE_TIME_CODE_DIGITS}
        value={secret}
        onChange={setSecret}
        isRequired
        autoFocus
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.confirm}
      </Button>
      <Button onPress={onAgain}>{againLabel}</Button>
    </Form>
  );
}
