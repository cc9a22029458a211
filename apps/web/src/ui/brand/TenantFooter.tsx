import type { Footer as FooterContent } from '@dure/contract/tenancy/tenants/footer';
import type { Scheme } from '@dure/contract/tenancy/tenants/presets';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { brandText } from './brand.text.ts';
import { TenantLogo } from './TenantLogo.tsx';

const text = brandText.footer;

function Contact({ address, phone }: FooterContent) {
  if (address === undefined && phone === undefined) return null;
  return (
    <dl className="flex flex-wrap gap-x-4">
      {address !== undefined && (
        <div className="flex gap-1.5">
          <dt className="flex-none font-semibold">{text.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {phone !== undefined && (
        <div className="flex gap-1.5">
          <dt className="flex-none font-semibold">{text.phone}</dt>
          <dd>
            <a href={`tel:${phone}`} className="touch-target hover:underline">
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function RelatedSites({ relatedSites = [] }: FooterContent) {
  if (relatedSites.length === 0) return null;
  return (
    <nav aria-label={text.relatedSites} className="flex flex-wrap items-center gap-x-4 desktop:justify-end">
      <span className="font-semibold">{text.relatedSites}</span>
      {relatedSites.map(({ name, url }, index) => (
        <a
          key={index}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1 hover:underline desktop:min-h-8"
        >
          {name}
          <Icon name="external" size={13} />
          <span className="sr-only">({text.newWindow})</span>
        </a>
      ))}
    </nav>
  );
}

/** How each kind is laid out: universities with their logo (A beside, B above the lines), companies with lines alone. */
const looks: Record<FooterContent['kind'], { readonly hasLogo: boolean; readonly className: string }> = {
  UNIVERSITY_A: { hasLogo: true, className: 'desktop:flex-row desktop:items-center' },
  UNIVERSITY_B: { hasLogo: true, className: 'items-center text-center' },
  COMPANY: { hasLogo: false, className: 'desktop:flex-row desktop:justify-between' },
  GENERIC: { hasLogo: true, className: 'desktop:flex-row desktop:items-start' },
};

export interface TenantFooterProps {
  readonly brand: Pick<TenantBrand, 'footer' | 'tenantName' | 'logoUrl' | 'darkLogoUrl' | 'logoGrounds'>;
  /** Shows the logo of one theme, whichever the page has. */
  readonly scheme?: Scheme;
}

/** The tenant's footer (specification, section 2). */
export function TenantFooter({ brand, scheme }: TenantFooterProps) {
  const { footer, tenantName } = brand;
  const { hasLogo, className } = looks[footer.kind];
  return (
    <div className={cx('mx-auto flex max-w-page flex-col gap-x-6 gap-y-3 px-4 py-8 desktop:px-6', className)}>
      {hasLogo && (
        <div className="flex flex-none items-center gap-2 font-semibold text-ink-2">
          <TenantLogo brand={brand} size={24} loading="lazy" className="size-6 grayscale" {...(scheme && { scheme })} />
          {tenantName}
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {footer.lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <Contact {...footer} />
      </div>
      <RelatedSites {...footer} />
    </div>
  );
}
