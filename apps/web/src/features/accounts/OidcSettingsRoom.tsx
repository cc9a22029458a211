import type { OidcSettings } from '@dure/contract/accounts/oidc.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getOidcSettings } from '../../api/accounts/oidc.reads.ts';
import { saveOidcSettings } from '../../api/accounts/oidc.writes.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { useLeaveWarning } from '../../kernel/use-leave-warning.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form, type FormErrors } from '../../ui/fields/Form.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
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
export function OidcSettingsRoom({ settings }: { readonly settings: OidcSettings }) {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [typed, setTyped] = useState<OidcForm>();
  const [errors, setErrors] = useState<FormErrors>();
  const kept = formOf(settings);
  const form = typed ?? kept;
  const change = (changed: Partial<OidcForm>) => setTyped({ ...form, ...changed });
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(kept);
  const saving = useMutation({
    mutationFn: () => {
      const { clientSecret, ...rest } = form;
      const secret = clientSecret === undefined ? {} : { clientSecret };
      return saveOidcSettings(client, { body: { ...rest, ...secret, version: settings.version } });
    },
    onSuccess: (saved) => {
      client.setQueryData(getOidcSettings({}).queryKey, saved);
      setTyped(undefined);
      setErrors(undefined);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) => {
      const known = error instanceof ApiError ? error : undefined;
      if (known && known.fields.length > 0) return setErrors(known.fieldMessages);
      return void alert(known?.status === 409 ? { message: text.stale } : toTell(error));
    },
  });
  useLeaveWarning({ isUnsaved, isSaving: saving.isPending, ask: () => confirm({ message: text.unsaved }) });
  return (
    <Form aria-label={text.title} {...(errors && { errors })} onSubmit={() => saving.mutate()} className="min-w-0">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Button type="submit" variant="primary" isPending={saving.isPending} isDisabled={!isUnsaved}>
            {text.save}
          </Button>
        }
      />
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
          </dl>
        </Card>
      </div>
    </Form>
  );
}
