import type { OperatorSession } from '@dure/contract/platform/operator/operator-session.endpoints';
import { useState } from 'react';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { logIn } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.logIn;

/** Password and code at once: whatever is wrong, the answer is the same. */
export function LogInForm({ onDone }: { readonly onDone: (session: OperatorSession) => void }) {
  const [given, setGiven] = useState({ email: '', password: '', code: '' });
  const set = (part: Partial<typeof given>) => setGiven((before) => ({ ...before, ...part }));
  const { isBusy, errors, refusal, submit } = useSubmission();
  return (
    <div className="mx-auto flex max-w-110 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{text.title}</h1>
        <p className="break-keep text-ink-2">{text.lead}</p>
      </div>
      <Card className="desktop:p-6">
        <Form
          {...(errors && { errors })}
          onSubmit={() => void submit(async () => onDone(await logIn(given)))}
          aria-label={text.title}
        >
          <TextField
            label={text.email}
            name="email"
            type="email"
            autoComplete="username"
            value={given.email}
            onChange={(email) => set({ email })}
            isRequired
          />
          <PasswordField
            label={text.password}
            name="password"
            value={given.password}
            onChange={(password) => set({ password })}
          />
          <TextField
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            description={text.codeHint}
            value={given.code}
            onChange={(code) => set({ code })}
            isRequired
          />
          <RefusalNote error={refusal} />
          <Button type="submit" variant="primary" isPending={isBusy}>
            {text.submit}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
