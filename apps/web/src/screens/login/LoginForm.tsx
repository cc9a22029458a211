import type { AskedFactor, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { login } from '../../api/tenancy/accounts/accounts.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { OrganizationField } from '../../features/tenancy/accounts/OrganizationField.tsx';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { loginText as text, loginText } from './login.text.ts';
import { ApiError } from '../../kernel/calls/api-error.ts';

/** Said of a log-in that failed for no reason that it knows (specification, section 8). */
const LOGIN_FAILED = 'C4999';
const UNEXPECTED = new Set([401, 404]);

/** What a log-in that failed tells: a refusal it expects as it is, everything else as a failed log-in, with its number. */
function loginFailure(error: unknown): ApiError {
  const known = error instanceof ApiError ? error : undefined;
  if (known && known.status < 500 && !UNEXPECTED.has(known.status)) return known;
  const { status = 0, requestId } = known ?? {};
  return new ApiError({ code: LOGIN_FAILED, status, message: loginText.failed, requestId });
}

export interface LoginFormProps {
  readonly onDone: (member: SessionState) => void;
  /** The password was right, and more is asked for. */
  readonly onAsked: (asked: AskedFactor) => void;
  readonly email: string;
  readonly password: string;
  readonly onEmail: (value: string) => void;
  readonly onPassword: (value: string) => void;
}

/** What went wrong, in place: faults of a field under it, everything else above the button. */
export function LoginForm({ onDone, onAsked, email, password, onEmail, onPassword }: LoginFormProps) {
  const client = useQueryClient();
  const takesNames = useTenant().loginNameType !== 'NONE';
  const [organization, setOrganization] = useState('');
  const { isBusy, errors, refusal, submit, forget } = useSubmission();
  const send = () =>
    void submit(async () => {
      const place = organization === '' ? {} : { organizationCode: organization };
      // The server sets the cookie; the token in the answer is for other clients.
      const body = { email, password, ...place };
      const { member, secondFactor } = await login(client, { body }).catch((error: unknown) => {
        throw loginFailure(error);
      });
      if (secondFactor) onAsked(secondFactor);
      else onDone(member!);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={takesNames ? accountsText.emailOrLoginName : text.email}
        name="email"
        type={takesNames ? 'text' : 'email'}
        autoCapitalize="none"
        autoComplete="username webauthn"
        value={email}
        onChange={(next) => {
          forget();
          onEmail(next);
        }}
        isRequired
      />
      <PasswordField
        label={text.password}
        name="password"
        value={password}
        onChange={(next) => {
          forget();
          onPassword(next);
        }}
      />
      <OrganizationField
        value={organization}
        onChange={setOrganization}
        isOptional
        error={errors?.['organizationCode']}
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
