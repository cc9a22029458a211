import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registerByOidc, verifyOidcRegistration } from '../../api/tenancy/accounts/oidc.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { CodeForm } from '../../features/tenancy/accounts/CodeForm.tsx';
import { DemoMailNote } from '../../features/tenancy/accounts/DemoMailNote.tsx';
import { oidcText } from '../../features/tenancy/accounts/oidc.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useNewcomer } from '../../features/tenancy/accounts/use-newcomer.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { NewcomerFields } from '../registration/NewcomerFields.tsx';
import type { NewPerson } from './new-person.ts';

const words = accountsText.registration;
const text = oidcText.newcomer;

export interface NewcomerFormProps {
  readonly person: NewPerson;
  readonly onDone: (member: SessionState) => void;
}

/** What a registration asks for that the provider does not know: a name here, and consents. */
export function NewcomerForm({ person, onDone }: NewcomerFormProps) {
  const client = useQueryClient();
  const [email, setEmail] = useState(person.email);
  const newcomer = useNewcomer(person);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, errors, refusal, submit, fault } = useSubmission();
  const send = () => {
    const { person: said, faults } = newcomer.complete(person.isEmailProven ? {} : { email });
    if (faults) return fault(faults);
    void submit(async () => {
      const body = { ...said, ...(!person.isEmailProven && { email }) };
      const { session } = await registerByOidc(client, { body });
      if (session) onDone(session.member);
      else setAsked(true);
    });
  };
  if (isAsked)
    return (
      <div className="flex flex-col gap-4">
        <CodeForm
          verify={async (secret) => (await verifyOidcRegistration(client, { body: { secret } })).member}
          onDone={onDone}
          onAgain={() => setAsked(false)}
          againLabel={text.again}
        >
          <div>
            <h2 className="text-lg font-bold">{text.code}</h2>
            <p className="text-sm break-keep text-ink-2">{text.codeLead}</p>
          </div>
        </CodeForm>
        <DemoMailNote />
      </div>
    );
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.anew}>
      {person.isEmailProven ? (
        <p className="text-sm wrap-anywhere text-ink-2">{text.provenEmail(person.email)}</p>
      ) : (
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          description={text.emailHint}
          value={email}
          onChange={setEmail}
          isRequired
        />
      )}
      <NewcomerFields newcomer={newcomer} errors={errors} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {words.submit}
      </Button>
    </Form>
  );
}
