import { CONSENT_KINDS } from '@dure/contract/tenancy/accounts/consents';
import { useState } from 'react';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { ConsentBoxes } from '../../features/tenancy/accounts/ConsentBoxes.tsx';
import { OrganizationField } from '../../features/tenancy/accounts/OrganizationField.tsx';
import type { useNewcomer } from '../../features/tenancy/accounts/use-newcomer.ts';
import { useTenant } from '../../kernel/session.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

const text = accountsText.registration;

export interface NewcomerFieldsProps {
  readonly newcomer: ReturnType<typeof useNewcomer>;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

/** Name, place and consents of whoever is new here. */
export function NewcomerFields({ newcomer, errors }: NewcomerFieldsProps) {
  const { tenantLoginMemberTypes } = useTenant();
  const [agreedAfter, setAgreedAfter] = useState<typeof errors>();
  const consentFault = CONSENT_KINDS.map((kind) => errors?.[`consents.${kind}`]).find((fault) => fault !== undefined);
  return (
    <>
      <TextField
        label={text.nickname}
        name="nickname"
        autoComplete="nickname"
        description={text.nicknameRule}
        value={newcomer.nickname}
        onChange={newcomer.setNickname}
        isRequired
      />
      {tenantLoginMemberTypes.length > 1 && (
        <Select
          label={text.memberType}
          name="memberType"
          options={tenantLoginMemberTypes.map((value) => ({ value, label: accountsText.memberTypes[value] ?? value }))}
          value={newcomer.memberType}
          onChange={newcomer.setMemberType}
        />
      )}
      {!newcomer.hasPlace && (
        <OrganizationField
          value={newcomer.organization}
          onChange={newcomer.setOrganization}
          error={errors?.['organizationCode']}
        />
      )}
      <ConsentBoxes
        agreed={newcomer.agreed}
        onChange={(agreed) => {
          setAgreedAfter(errors);
          newcomer.agree(agreed);
        }}
        error={agreedAfter === errors ? undefined : consentFault}
      />
    </>
  );
}
