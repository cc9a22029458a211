import type { OidcSettings } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { getOidcSettings } from '../../../api/tenancy/accounts/oidc.reads.ts';
import { saveOidcSettings } from '../../../api/tenancy/accounts/oidc.writes.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { oidcSettingsText as text } from './oidc-settings.text.ts';
import { OidcServerFields, type OidcForm } from './OidcServerFields.tsx';
import { OidcTest } from './OidcTest.tsx';

const formOf = ({ isOffered, issuer, clientId, secretEnding, provesAddresses }: OidcSettings): OidcForm => ({
  isOffered,
  issuer,
  clientId,
  provesAddresses,
  clientSecret: secretEnding === null ? '' : undefined,
});

const Address = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-sm font-semibold text-ink-2">{label}</dt>
    <dd className="rounded-control bg-sunken px-3 py-2 wrap-anywhere select-all">{value}</dd>
  </div>
);

/** The log-in server of the organisation: one form, saved at once. */
export function OidcSettingsForm({ settings }: { readonly settings: OidcSettings }) {
  const client = useQueryClient();
  const its = useSettings(formOf(settings));
  const { form, change } = its;
  const save = () => {
    const { clientSecret, ...rest } = form;
    const secret = clientSecret === undefined ? {} : { clientSecret };
    return saveOidcSettings(client, { body: { ...rest, ...secret, version: settings.version } });
  };
  return (
    <SettingsForm
      text={text}
      settings={its}
      save={save}
      onSaved={(saved) => client.setQueryData(getOidcSettings({}).queryKey, saved)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_380px]">
        <Card as="section" aria-label={text.server} className="flex flex-col gap-4">
          <Checkbox isSelected={form.isOffered} onChange={(isOffered) => change({ isOffered })}>
            {text.offered}
          </Checkbox>
          <OidcServerFields {...{ form, settings }} onChange={change} />
          <div>
            <Checkbox isSelected={form.provesAddresses} onChange={(provesAddresses) => change({ provesAddresses })}>
              {text.proves}
            </Checkbox>
            <p className="pl-7.5 text-sm break-keep text-ink-3">{text.provesHint}</p>
          </div>
          <OidcTest issuer={form.issuer} />
        </Card>
        <Card as="section" aria-labelledby="oidc-addresses" className="flex flex-col gap-3">
          <h2 id="oidc-addresses" className="font-bold">
            {text.register}
          </h2>
          <p className="text-sm break-keep text-ink-2">{text.registerHint}</p>
          <dl className="flex flex-col gap-3">
            <Address label={text.redirectUri} value={settings.redirectUri} />
            <Address label={text.logoutRedirectUri} value={settings.logoutRedirectUri} />
            <Address label={text.backChannelUri} value={settings.backChannelUri} />
          </dl>
        </Card>
      </div>
    </SettingsForm>
  );
}
