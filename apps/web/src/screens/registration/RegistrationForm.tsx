import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/accounts/consents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { register } from '../../api/accounts/accounts.writes.ts';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { OrganizationField } from '../../features/accounts/OrganizationField.tsx';
import { PasswordField } from '../../features/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';

const text = accountsText.registration;

/** What a person asked for: the code that was sent belongs to the id. */
export interface Asked {
  readonly email: string;
  readonly password: string;
  readonly registrationId: string | null;
}

/** Who registers; kept while they look at their mail, so that they can ask again. */
export function RegistrationForm({ onAsked }: { readonly onAsked: (asked: Asked) => void }) {
  const client = useQueryClient();
  const { tenantLoginMemberTypes } = useTenant();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [nickname, setNickname] = useState('');
  const [memberType, setMemberType] = useState(tenantLoginMemberTypes[0] ?? '');
  const [organization, setOrganization] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentKind>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const { isBusy, errors, refusal, submit } = useSubmission();

  const send = () => {
    setMissing(agreed.size < CONSENT_KINDS.length);
    if (agreed.size < CONSENT_KINDS.length) return;
    void submit(async () => {
      const type = memberType === '' ? {} : { memberType };
      const place = organization === '' ? {} : { organizationCode: organization };
      const body = { email, password, nickname, ...type, ...place, consents: { ...CONSENT_VERSIONS } };
      const { registrationId } = await register(client, { body });
      onAsked({ email, password, registrationId });
    });
  };
  const consentFault = CONSENT_KINDS.map((kind) => errors?.[`consents.${kind}`]).find((fault) => fault !== undefined);

  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
      <TextField
        label={accountsText.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} isNew />
      <TextField
        label={text.nickname}
        name="nickname"
        autoComplete="nickname"
        description={text.nicknameRule}
        value={nickname}
        onChange={setNickname}
        isRequired
      />
      {tenantLoginMemberTypes.length > 1 && (
        <Select
          label={text.memberType}
          name="memberType"
          options={tenantLoginMemberTypes.map((value) => ({ value, label: accountsText.memberTypes[value] ?? value }))}
          value={memberType}
          onChange={setMemberType}
        />
      )}
      <OrganizationField value={organization} onChange={setOrganization} error={errors?.['organizationCode']} />
      <ConsentBoxes
        agreed={agreed}
        onChange={(next) => {
          setAgreed(next);
          setMissing(false);
        }}
        error={isMissing ? text.needed : consentFault}
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
    </Form>
  );
}
