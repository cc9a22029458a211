import type { SessionState } from '@dure/contract/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { login } from '../../api/accounts/accounts.writes.ts';
import { toTell } from '../../kernel/calls/api-error.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorReference } from '../../ui/states/ErrorReference.tsx';
import { Form, type FormErrors } from '../../ui/fields/Form.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { loginFailure } from './login-failure.ts';
import { loginText as text } from './login.text.ts';

export interface LoginFormProps {
  readonly onDone: (member: SessionState) => void;
  readonly email: string;
  readonly password: string;
  readonly onEmail: (value: string) => void;
  readonly onPassword: (value: string) => void;
}

/** What went wrong, in place: faults of a field under it, everything else above the button. */
export function LoginForm({ onDone, email, password, onEmail, onPassword }: LoginFormProps) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<FormErrors>();
  const [refusal, setRefusal] = useState<ReturnType<typeof toTell>>();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const submit = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      // The server sets the cookie; the token in the answer is for other clients.
      const { member } = await login(client, { body: { email, password } });
      onDone(member);
    } catch (error) {
      const failure = loginFailure(error);
      const wait = failure.retryAfter === undefined ? '' : ` ${text.wait(failure.retryAfter)}`;
      if (failure.fields.length > 0) setErrors(failure.fieldMessages);
      else setRefusal({ ...toTell(failure), message: failure.message + wait });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form {...(errors && { errors })} onSubmit={() => void submit()} aria-label={text.title}>
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(next) => {
          setRefusal(undefined);
          onEmail(next);
        }}
        isRequired
      />
      <TextField
        label={text.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={(next) => {
          setRefusal(undefined);
          onPassword(next);
        }}
        isRequired
        end={
          <IconButton
            size="small"
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? text.hide : text.show}
            onPress={() => setShown(!isShown)}
          />
        }
      />
      {refusal && (
        <div role="alert" className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm">
          <p className="font-semibold text-bad">{refusal.message}</p>
          {refusal.reference !== undefined && <ErrorReference text={refusal.reference} />}
        </div>
      )}
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
