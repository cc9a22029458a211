import type { Footer as FooterContent } from '@dure/contract/tenancy/tenants/footer';
import { useTenant } from '../kernel/session.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { shellText } from './shell.text.ts';

const text = shellText.footer;

function Contact({ address, phone }: FooterContent) {
  if (address === undefined && phone === undefined) return null;
  return (
    <dl className="flex flex-wrap gap-x-4">
      {address !== undefined && (
        <div className="flex gap-1.5">
          <dt className="font-semibold">{text.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {phone !== undefined && (
        <div className="flex gap-1.5">
          <dt className="font-semibold">{text.phone}</dt>
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

/** The tenant's footer (specification, section 2). */
export function Footer() {
  const { footer, logoUrl, tenantName } = useTenant();
  const { hasLogo, className } = looks[footer.kind];
  return (
    <footer className="mt-auto border-t border-line bg-surface text-sm text-ink-3">
      <div className={cx('mx-auto flex max-w-page flex-col gap-x-6 gap-y-3 px-4 py-8 desktop:px-6', className)}>
        {hasLogo && (
          <div className="flex flex-none items-center gap-2 font-semibold text-ink-2">
            <img
              src={logoUrl}
              alt=""
              width={24}
              height={24}
              loading="lazy"
              className="size-6 object-contain grayscale"
            />
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
    </footer>
  );
}
