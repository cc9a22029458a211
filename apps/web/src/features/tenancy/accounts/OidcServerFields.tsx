import { MAX_CLIENT_ID_LENGTH, MAX_ISSUER_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { OidcSettings } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { KeptSecretField } from '../../../ui/settings/KeptSecretField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { oidcSettingsText as text } from './oidc-settings.text.ts';

/** What is typed; the secret is undefined as long as the kept one stays. */
export interface OidcForm {
  readonly isOffered: boolean;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly provesAddresses: boolean;
}

export interface OidcServerFieldsProps {
  readonly form: OidcForm;
  readonly settings: Pick<OidcSettings, 'secretEnding'>;
  readonly onChange: (changed: Partial<OidcForm>) => void;
}

/** Where the log-in server is, and as what it knows this installation. */
export function OidcServerFields({ form, settings, onChange }: OidcServerFieldsProps) {
  return (
    <>
      <TextField
        label={text.issuer}
        name="issuer"
        inputMode="url"
        maxLength={MAX_ISSUER_LENGTH}
        description={text.issuerHint}
        value={form.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <TextField
        label={text.clientId}
        name="clientId"
        maxLength={MAX_CLIENT_ID_LENGTH}
        autoComplete="off"
        value={form.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
      <KeptSecretField
        label={text.secret}
        name="clientSecret"
        ending={settings.secretEnding}
        value={form.clientSecret}
        onChange={(clientSecret) => onChange({ clientSecret })}
      />
    </>
  );
}
