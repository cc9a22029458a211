import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { LOGO_GROUNDS, type LogoTheme, type Scheme } from '@dure/contract/tenancy/tenants/presets';
import { cx } from '../cx.ts';

export type LogoBrand = Pick<TenantBrand, 'logoUrl' | 'darkLogoUrl' | 'logoGrounds'>;

export interface TenantLogoProps {
  readonly brand: LogoBrand;
  readonly size: number;
  readonly className?: string;
  /** Shows the logo of one theme, whichever the page has. */
  readonly scheme?: Scheme;
  readonly loading?: 'lazy';
}

const THEMES = { light: 'LIGHT', dark: 'DARK' } as const satisfies Record<Scheme, LogoTheme>;

/** The logo as the theme at hand shows it: each theme may have its own, or a ground behind it. */
export function TenantLogo({ brand, size, className, scheme, loading }: TenantLogoProps) {
  const { logoUrl, darkLogoUrl, logoGrounds } = brand;
  const isOne = logoUrl === darkLogoUrl && logoGrounds.length === 0;
  const shown: readonly Scheme[] = scheme ? [scheme] : isOne ? ['light'] : ['light', 'dark'];
  return shown.map((one) => {
    const hasGround = logoGrounds.includes(THEMES[one]);
    return (
      <img
        key={one}
        src={one === 'light' ? logoUrl : darkLogoUrl}
        alt=""
        width={size}
        height={size}
        loading={loading}
        style={hasGround ? { background: LOGO_GROUNDS[one] } : undefined}
        className={cx(
          'flex-none object-contain',
          hasGround && 'rounded-[20%] p-[8%]',
          shown.length > 1 && (one === 'light' ? 'light-only' : 'dark-only'),
          className,
        )}
      />
    );
  });
}
