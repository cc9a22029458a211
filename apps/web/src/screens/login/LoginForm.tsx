import { useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, type FormErrors } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { logIn } from './login.api.ts';
import { loginText as text } from './login.text.ts';

type Member = Awaited<ReturnType<typeof logIn>>;

export interface LoginFormProps {
  readonly onDone: (member: Member) => void;
  readonly email: string;
  readonly password: string;
  readonly onEmail: (value: string) => void;
  readonly onPassword: (value: string) => void;
}

/** What went wrong, in place: faults of a field under it, everything else above the button. */
export function LoginForm({ onDone, email, password, onEmail, onPassword }: LoginFormProps) {
  const [errors, setErrors] = useState<FormErrors>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  const submit = async () => {
    setBusy(true);
    setRefusal('');
    try {
      onDone(await logIn(email, password));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wait = error.retryAfter === undefined ? '' : ` ${text.wait(error.retryAfter)}`;
      if (error.fields.length > 0) setErrors(error.fieldMessages);
      else setRefusal(error.message + wait);
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
          setRefusal('');
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
          setRefusal('');
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
      {refusal !== '' && (
        <p role="alert" className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm font-semibold text-bad">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
