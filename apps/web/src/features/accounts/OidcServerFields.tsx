import type { OidcSettings } from '@dure/contract/accounts/oidc.endpoints';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
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
  const { secretEnding } = settings;
  return (
    <>
      <TextField
        label={text.issuer}
        name="issuer"
        inputMode="url"
        maxLength={300}
        description={text.issuerHint}
        value={form.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <TextField
        label={text.clientId}
        name="clientId"
        maxLength={200}
        autoComplete="off"
        value={form.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
      {form.clientSecret === undefined ? (
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold text-ink-2">{text.secret}</span>
          <p className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-line-strong bg-sunken pr-1 pl-3 text-ink-2 desktop:min-h-10">
            {text.secretKept(secretEnding ?? '')}
            <Button size="small" variant="ghost" onPress={() => onChange({ clientSecret: '' })}>
              {text.change}
            </Button>
          </p>
        </div>
      ) : (
        <div className="flex items-end gap-2">
          <TextField
            label={text.secret}
            name="clientSecret"
            type="password"
            autoComplete="off"
            maxLength={500}
            className="min-w-0 flex-1"
            value={form.clientSecret}
            onChange={(clientSecret) => onChange({ clientSecret })}
          />
          {secretEnding !== null && <Button onPress={() => onChange({ clientSecret: undefined })}>{text.keep}</Button>}
        </div>
      )}
    </>
  );
}
