import { presetOf } from '@dure/contract/tenancy/tenants/brand-colours';
import { isReadable } from '@dure/contract/tenancy/tenants/contrast';
import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { TENANT_LIMITS } from '@dure/contract/tenancy/tenants/tenant-columns';
import { useQueryClient } from '@tanstack/react-query';
import { getOrganisation } from '../../../api/tenancy/organisation/organisation.reads.ts';
import { saveBrand } from '../../../api/tenancy/organisation/organisation.writes.ts';
import { useTenant } from '../../../kernel/session.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { bodyOf, formOf, triedBrand } from './brand-form.ts';
import { ContrastList } from './ContrastList.tsx';
import { FooterFields } from './FooterFields.tsx';
import { LogoField } from './LogoField.tsx';
import { MenuFields } from './MenuFields.tsx';
import { brandSettingsText as text } from './organisation.text.ts';
import { showBrand } from './show-brand.ts';
import { PresetField } from './PresetField.tsx';

const part = 'flex flex-col gap-3 border-t border-line pt-4';

/** How the organisation looks: what is tried shows in the preview, and nowhere else until it is saved. */
export function BrandSettingsForm({ now }: { readonly now: Organisation }) {
  const client = useQueryClient();
  const { tenantUri } = useTenant();
  const its = useSettings(formOf(now));
  const { form, change } = its;
  const tried = triedBrand(form, now, `/guest/tenants/${tenantUri}/logo.svg`);
  const isOwn = {
    light: form.logo.kind === 'KEEP' && now.hasLogo,
    dark: form.darkLogo.kind === 'KEEP' && now.hasDarkLogo,
  };
  return (
    <SettingsForm
      text={text}
      settings={its}
      obstacle={isReadable(presetOf(form.colorPreset)) ? undefined : text.contrast.unreadable}
      fieldOf={(path) => (path.startsWith('footer.lines') ? 'footer.lines' : path)}
      save={() => saveBrand(client, bodyOf(form, now.version))}
      onSaved={({ organisation, brand }) => {
        client.setQueryData(getOrganisation({}).queryKey, organisation);
        showBrand(brand);
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_420px]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-3 desktop:grid-cols-2">
            <TextField
              label={text.name}
              name="name"
              isRequired
              maxLength={TENANT_LIMITS.name}
              value={form.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={text.address}
              isDisabled
              description={text.addressHint}
              value={location.host}
              onChange={() => {}}
            />
            <LogoField
              scheme="light"
              path="logo"
              {...{ tried }}
              isOwn={isOwn.light}
              onChange={(logo) => change({ logo })}
            />
            <LogoField
              scheme="dark"
              path="darkLogo"
              {...{ tried }}
              isOwn={isOwn.dark}
              onChange={(darkLogo) => change({ darkLogo })}
            />
            <p className="text-sm text-ink-3 desktop:col-span-2">{text.logoHint}</p>
          </div>
          <section aria-labelledby="colour-fields" className={part}>
            <h2 id="colour-fields" className="font-bold">
              {text.colour}
            </h2>
            <PresetField value={form.colorPreset} onChange={(colorPreset) => change({ colorPreset })} />
          </section>
          <div className={part}>
            <FooterFields {...{ form, change }} />
          </div>
          <div className={part}>
            <MenuFields {...{ form, change, now }} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 desktop:sticky desktop:top-20">
          <BrandPreview {...{ form, tried }} />
          <ContrastList {...{ form, tried, change }} />
        </div>
      </div>
    </SettingsForm>
  );
}
