import { presetOf } from '@dure/contract/tenancy/tenants/brand-colours';
import { LEAST_CONTRAST, readPlaces } from '@dure/contract/tenancy/tenants/contrast';
import { GROUNDS, LOGO_GROUNDS, type LogoTheme, type Scheme } from '@dure/contract/tenancy/tenants/presets';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { BrandForm, triedBrand } from './brand-form.ts';
import { brandSettingsText } from './organisation.text.ts';
import { useLogoContrast } from './use-logo-contrast.ts';

const text = brandSettingsText.contrast;
const THEMES = { light: 'LIGHT', dark: 'DARK' } as const satisfies Record<Scheme, LogoTheme>;

interface RowProps {
  readonly name: string;
  readonly ratio: number | undefined;
  readonly least: number;
  readonly sample: ReactNode;
}

function Row({ name, ratio, least, sample }: RowProps) {
  const isLow = ratio !== undefined && ratio < least;
  return (
    <li className="flex min-h-9 items-center gap-2.5 border-b border-line py-1 text-sm last:border-0">
      {sample}
      <span className="min-w-0 flex-1">{name}</span>
      <span className={cx('tabular-nums', isLow ? 'font-semibold text-pre' : 'text-ink-3')}>
        {ratio === undefined ? '' : text.ratio(ratio)}
      </span>
      <span className={cx('font-semibold', ratio === undefined ? 'text-ink-3' : isLow ? 'text-pre' : 'text-good')}>
        {ratio === undefined ? text.unmeasured : isLow ? text.low : text.enough}
      </span>
    </li>
  );
}

const swatch = 'grid h-5 w-10 flex-none place-items-center rounded-[5px] border border-line text-xs font-bold';

export interface ContrastListProps {
  readonly form: BrandForm;
  readonly tried: ReturnType<typeof triedBrand>;
  readonly change: (part: Partial<BrandForm>) => void;
}

/** One theme's logo: how far it stands out, and a ground behind it in one press where it fades. */
function LogoRow({ scheme, form, tried, change }: ContrastListProps & { readonly scheme: Scheme }) {
  const theme = THEMES[scheme];
  const hasGround = form.logoGrounds.includes(theme);
  const ground = hasGround ? LOGO_GROUNDS[scheme] : GROUNDS[scheme];
  const url = scheme === 'light' ? tried.logoUrl : tried.darkLogoUrl;
  const ratio = useLogoContrast(url, ground);
  const fades = ratio !== undefined && ratio < LEAST_CONTRAST.logo;
  const others = form.logoGrounds.filter((one) => one !== theme);
  return (
    <>
      <Row
        name={text.places[scheme].logo}
        ratio={ratio}
        least={LEAST_CONTRAST.logo}
        sample={
          <span className={swatch} style={{ background: ground }}>
            <img src={url} alt="" width={14} height={14} className="size-3.5 object-contain" />
          </span>
        }
      />
      {(fades || hasGround) && (
        <li
          className={cx(
            'my-2 flex flex-wrap items-center justify-between gap-2 rounded-control px-3 py-2 text-sm',
            fades ? 'bg-pre-soft text-pre' : 'bg-sunken text-ink-2',
          )}
        >
          <span className="font-semibold">{fades ? text.logoFades[scheme] : text.places[scheme].logo}</span>
          <Button
            size="small"
            onPress={() =>
              change({
                logoGrounds: (['LIGHT', 'DARK'] as const).filter((one) =>
                  one === theme ? !hasGround : others.includes(one),
                ),
              })
            }
          >
            {hasGround ? text.removeGround[scheme] : text.addGround[scheme]}
          </Button>
        </li>
      )}
    </>
  );
}

/** Whether the texts and the logo can be seen in both themes, by their contrast (WCAG 2.2). */
export function ContrastList(props: ContrastListProps) {
  const places = readPlaces(presetOf(props.form.colorPreset));
  const isUnreadable = places.some(({ ratio }) => ratio < LEAST_CONTRAST.text);
  return (
    <section aria-labelledby="contrast">
      <h2 id="contrast" className="mb-1 font-bold">
        {text.title}
      </h2>
      <ul className="flex flex-col">
        {places.map(({ scheme, what, ink, ground, ratio }) => (
          <Row
            key={scheme + what}
            name={text.places[scheme][what]}
            ratio={ratio}
            least={LEAST_CONTRAST.text}
            sample={
              <span aria-hidden="true" className={swatch} style={{ background: ground, color: ink }}>
                {text.sample}
              </span>
            }
          />
        ))}
        {(['light', 'dark'] as const).map((scheme) => (
          <LogoRow key={scheme} scheme={scheme} {...props} />
        ))}
      </ul>
      {isUnreadable && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-bad-soft px-3 py-2 text-sm font-semibold text-bad">
          {text.unreadable}
          <Button size="small" onPress={() => props.change({ colorPreset: 'Blue' })}>
            {text.toBlue}
          </Button>
        </p>
      )}
    </section>
  );
}
