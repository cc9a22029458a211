import { FOOTER_KINDS, FOOTER_LIMITS, FOOTER_PARTS } from '@dure/contract/tenancy/tenants/footer';
import { FOOTER_KIND_LABELS } from '@dure/contract/tenancy/tenants/tenant-labels.text';
import { ToggleChips } from '../../../ui/buttons/ToggleChips.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PHONE } from '../../../ui/fields/typed/typed-digits.ts';
import type { BrandForm } from './brand-form.ts';
import { brandSettingsText as text } from './organisation.text.ts';
import { RelatedSitesField } from './RelatedSitesField.tsx';

const kinds = FOOTER_KINDS.map((value) => ({ value, label: FOOTER_KIND_LABELS[value] }));

export interface FieldsProps {
  readonly form: BrandForm;
  readonly change: (part: Partial<BrandForm>) => void;
}

/** The footer's kind, and the lines that it shows. */
export function FooterFields({ form, change }: FieldsProps) {
  const { footerKind } = form;
  const parts: readonly string[] = FOOTER_PARTS[footerKind];
  return (
    <section aria-labelledby="footer-fields" className="flex flex-col gap-3">
      <h2 id="footer-fields" className="font-bold">
        {text.footer}
      </h2>
      <ToggleChips
        label={text.footerKind}
        labelHidden
        selectionMode="single"
        options={kinds}
        value={[footerKind]}
        onChange={([kind]) => change({ footerKind: kind ?? footerKind })}
      />
      <TextArea
        label={text.lines}
        name="footer.lines"
        rows={2}
        description={text.linesHint}
        value={form.footerLines}
        onChange={(footerLines) => change({ footerLines })}
      />
      {parts.includes('address') && (
        <div className="grid gap-3 desktop:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            label={text.address}
            name="footer.address"
            maxLength={FOOTER_LIMITS.line}
            value={form.address}
            onChange={(address) => change({ address })}
          />
          <TextField
            label={text.phone}
            name="footer.phone"
            typedAs={PHONE}
            value={form.phone}
            onChange={(phone) => change({ phone })}
          />
        </div>
      )}
      {parts.includes('relatedSites') && (
        <RelatedSitesField value={form.relatedSites} onChange={(relatedSites) => change({ relatedSites })} />
      )}
    </section>
  );
}
