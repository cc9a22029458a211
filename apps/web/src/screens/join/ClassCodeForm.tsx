import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findClassCode, registerByClassCode } from '../../api/clubs/invitations/class-codes.writes.ts';
import { classCodeEntryText as text } from '../../features/clubs/invitations/class-codes.text.ts';
import { joiningText } from '../../features/clubs/invitations/joining.text.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { useNewcomer } from '../../features/tenancy/accounts/use-newcomer.ts';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { NewcomerFields } from '../registration/NewcomerFields.tsx';

type Found = Awaited<ReturnType<typeof findClassCode>>;

interface CodeStepProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onFound: (found: Found) => void;
}

/** The code is looked up before anything else is asked. */
function CodeStep({ code, onChange, onFound }: CodeStepProps) {
  const client = useQueryClient();
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () => void submit(async () => onFound(await findClassCode(client, { body: { code } })));
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={text.code}
        name="code"
        autoCapitalize="characters"
        autoComplete="off"
        value={code}
        onChange={onChange}
        isRequired
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.next}
      </Button>
    </Form>
  );
}

interface PersonStepProps {
  readonly code: string;
  readonly found: Found;
  readonly onOther: () => void;
}

/** Whoever has a code says who they are, and chooses by what they log in. */
function PersonStep({ code, found: { name: forWhat, needsList, clubNames }, onOther }: PersonStepProps) {
  const client = useQueryClient();
  const enter = useEntering();
  const [name, setName] = useState('');
  const [studentNumber, setStudentNumber] = useState('');
  const takesNames = useTenant().loginNameType !== 'NONE';
  const [hasNoAddress, setNoAddress] = useState(false);
  const byName = takesNames && hasNoAddress;
  const [typedName, setLoginName] = useState<string>();
  // Most log in by the number that everybody knows them by.
  const loginName = typedName ?? studentNumber;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const newcomer = useNewcomer({ nickname: '' });
  const { isBusy, errors, refusal, submit, fault } = useSubmission();
  const send = () => {
    const { person, faults } = newcomer.complete({ ...(!byName && { email }), password });
    if (faults) return fault(faults);
    void submit(async () => {
      const known = byName ? { loginName } : { email };
      const body = { code, ...known, password, name, studentNumber, ...person };
      const { member } = await registerByClassCode(client, { body });
      enter(member);
    });
  };
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <p className="break-keep text-ink-2">{text.for(forWhat)}</p>
      {clubNames.length > 0 && <p className="text-sm break-keep text-ink-2">{joiningText.clubs(clubNames)}</p>}
      {needsList && (
        <>
          <TextField label={text.listName} name="name" value={name} onChange={setName} isRequired />
          <TextField
            label={text.studentNumber}
            name="studentNumber"
            inputMode="numeric"
            value={studentNumber}
            onChange={setStudentNumber}
            isRequired
          />
        </>
      )}
      {takesNames && (
        <Checkbox isSelected={hasNoAddress} onChange={setNoAddress}>
          {text.noAddress}
        </Checkbox>
      )}
      {byName ? (
        <TextField
          label={text.loginName}
          name="loginName"
          autoComplete="username"
          autoCapitalize="none"
          description={text.loginNameHint}
          value={loginName}
          onChange={setLoginName}
          isRequired
        />
      ) : (
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          description={text.emailHint}
          value={email}
          onChange={setEmail}
          isRequired
        />
      )}
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} isNew />
      <NewcomerFields newcomer={newcomer} errors={errors} />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {joiningText.enter}
      </Button>
      <Button variant="ghost" onPress={onOther}>
        {text.other}
      </Button>
    </Form>
  );
}

/** Coming in by a class code, typed or read from a QR code. */
export function ClassCodeForm({ code: given }: { readonly code: string }) {
  const [code, setCode] = useState(given);
  const [found, setFound] = useState<Found>();
  if (!found) return <CodeStep code={code} onChange={setCode} onFound={setFound} />;
  const again = () => setFound(undefined);
  if (!found.hasPlaces)
    return (
      <div className="grid gap-4">
        <p role="alert" className="break-keep">
          {text.full}
        </p>
        <Button onPress={again}>{text.other}</Button>
      </div>
    );
  return <PersonStep code={code} found={found} onOther={again} />;
}
