import { FOOTER_LIMITS } from '@dure/contract/tenancy/tenants/footer';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BrandForm } from './brand-form.ts';
import { brandSettingsText as text } from './organisation.text.ts';

type Sites = BrandForm['relatedSites'];

export interface RelatedSitesFieldProps {
  readonly value: Sites;
  readonly onChange: (value: Sites) => void;
}

/** Other sites that the footer leads to, each with its name. */
export function RelatedSitesField({ value, onChange }: RelatedSitesFieldProps) {
  const set = (at: number, part: Partial<Sites[number]>) =>
    onChange(value.map((site, index) => (index === at ? { ...site, ...part } : site)));
  return (
    <div role="group" aria-label={text.sites} className="flex flex-col gap-2">
      <span className="text-sm font-semibold text-ink-2">{text.sites}</span>
      {value.map((site, at) => (
        <div
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <TextField
            label={text.siteName(at + 1)}
            labelHidden
            placeholder={text.siteName(at + 1)}
            name={`footer.relatedSites.${at}.name`}
            maxLength={FOOTER_LIMITS.line}
            value={site.name}
            onChange={(name) => set(at, { name })}
          />
          <TextField
            label={text.siteUrl(at + 1)}
            labelHidden
            type="url"
            placeholder="https://"
            name={`footer.relatedSites.${at}.url`}
            className="max-desktop:order-last max-desktop:col-span-2"
            maxLength={FOOTER_LIMITS.url}
            value={site.url}
            onChange={(url) => set(at, { url })}
          />
          <IconButton
            icon="trash"
            label={text.removeSite(at + 1)}
            onPress={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {value.length < FOOTER_LIMITS.relatedSites && (
        <Button
          icon="plus"
          variant="ghost"
          size="small"
          className="self-start"
          onPress={() => onChange([...value, { name: '', url: '' }])}
        >
          {text.addSite}
        </Button>
      )}
    </div>
  );
}
