import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/accounts/consents';
import type { SessionState } from '@dure/contract/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registerByOidc } from '../../api/accounts/oidc.writes.ts';
import { accountsText } from '../../features/accounts/accounts.text.ts';
import { oidcText } from '../../features/accounts/oidc.text.ts';
import { OrganizationField } from '../../features/accounts/OrganizationField.tsx';
import { RefusalNote } from '../../features/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ConsentBoxes } from '../registration/ConsentBoxes.tsx';
import type { NewPerson } from './new-person.ts';
import { NewcomerCode } from './NewcomerCode.tsx';

const words = accountsText.registration;
const text = oidcText.newcomer;

export interface NewcomerFormProps {
  readonly person: NewPerson;
  readonly onDone: (member: SessionState) => void;
}

/** What a registration asks for that the provider does not know: a name here, and consents. */
export function NewcomerForm({ person, onDone }: NewcomerFormProps) {
  const client = useQueryClient();
  const { tenantLoginMemberTypes } = useTenant();
  const [email, setEmail] = useState(person.email);
  const [nickname, setNickname] = useState(person.nickname);
  const [memberType, setMemberType] = useState(tenantLoginMemberTypes[0] ?? '');
  const [organization, setOrganization] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentKind>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () => {
    setMissing(agreed.size < CONSENT_KINDS.length);
    if (agreed.size < CONSENT_KINDS.length) return;
    void submit(async () => {
      const body = {
        nickname,
        ...(!person.isEmailProven && { email }),
        ...(memberType !== '' && { memberType }),
        ...(organization !== '' && { organizationCode: organization }),
        consents: { ...CONSENT_VERSIONS },
      };
      const { session } = await registerByOidc(client, { body });
      if (session) onDone(session.member);
      else setAsked(true);
    });
  };
  if (isAsked) return <NewcomerCode onAgain={() => setAsked(false)} onDone={onDone} />;
  const consentFault = CONSENT_KINDS.map((kind) => errors?.[`consents.${kind}`]).find((fault) => fault !== undefined);
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
      <TextField
        label={words.nickname}
        name="nickname"
        autoComplete="nickname"
        description={words.nicknameRule}
        value={nickname}
        onChange={setNickname}
        isRequired
      />
      {tenantLoginMemberTypes.length > 1 && (
        <Select
          label={words.memberType}
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
        error={isMissing ? words.needed : consentFault}
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {words.submit}
      </Button>
    </Form>
  );
}
