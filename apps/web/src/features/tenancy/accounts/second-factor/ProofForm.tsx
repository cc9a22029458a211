import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { accountsText } from '../accounts.text.ts';
import { PasswordField } from '../PasswordField.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { useSubmission } from '../use-submission.ts';
import { CodeField } from './CodeField.tsx';
import { secondFactorText } from './second-factor.text.ts';

export interface ProofFormProps {
  readonly title: string;
  readonly action: string;
  /** A code as well as the password. */
  readonly asksCode: boolean;
  readonly onProve: (proof: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** The password, and a code where there is one: for what somebody at an open browser must not do. */
export function ProofForm({ title, action, asksCode, onProve, onCancel }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, errors, refusal, submit } = useSubmission();
  return (
    <Form
      {...(errors && { errors })}
      onSubmit={() => void submit(() => onProve({ password, code }))}
      aria-label={title}
      className="max-w-100"
    >
      <h3 className="font-bold">{title}</h3>
      <PasswordField label={accountsText.security.current} name="password" value={password} onChange={setPassword} />
      {asksCode && <CodeField label={secondFactorText.eitherCode} takesWords value={code} onChange={setCode} />}
      <RefusalNote error={refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isBusy}>
          {action}
        </Button>
        <Button onPress={onCancel}>{secondFactorText.card.cancel}</Button>
      </div>
    </Form>
  );
}
