import type { Organisation, saveBrand } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { FOOTER_PARTS, type Footer } from '@dure/contract/tenancy/tenants/footer';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';

type Call = Input<typeof saveBrand>;

/** What becomes of one logo; a chosen file is shown by an address of the browser's own. */
export type LogoChoice =
  | { readonly kind: 'KEEP' | 'REMOVE' }
  | { readonly kind: 'NEW'; readonly file: File; readonly url: string };

/** What is typed, each under the name that the audit log has for it. */
export interface BrandForm extends Pick<
  Organisation,
  'name' | 'colorPreset' | 'logoGrounds' | 'useQuizClub' | 'useLectureClub' | 'useChatbot'
> {
  readonly logo: LogoChoice;
  readonly darkLogo: LogoChoice;
  readonly footerKind: Footer['kind'];
  /** One below the other. */
  readonly footerLines: string;
  readonly address: string;
  readonly phone: string;
  readonly relatedSites: readonly { readonly name: string; readonly url: string }[];
}

const KEEP = { kind: 'KEEP' } as const;

export const formOf = (now: Organisation): BrandForm => ({
  name: now.name,
  logo: KEEP,
  darkLogo: KEEP,
  logoGrounds: now.logoGrounds,
  colorPreset: now.colorPreset,
  footerKind: now.footer.kind,
  footerLines: now.footer.lines.join('\n'),
  address: now.footer.address ?? '',
  phone: now.footer.phone ?? '',
  relatedSites: now.footer.relatedSites ?? [],
  useQuizClub: now.useQuizClub,
  useLectureClub: now.useLectureClub,
  useChatbot: now.useChatbot,
});

/** The footer as it is typed: the lines and the parts that its kind shows. */
export function footerOf({ footerKind: kind, footerLines, address, phone, relatedSites }: BrandForm): Footer {
  const lines = footerLines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const given = { address: address.trim(), phone: phone.trim(), relatedSites };
  const parts = FOOTER_PARTS[kind].filter((part) => given[part].length > 0);
  return { kind, lines, ...Object.fromEntries(parts.map((part) => [part, given[part]])) };
}

const fileOf = (choice: LogoChoice) => (choice.kind === 'NEW' ? [choice.file] : []);
const wishOf = (choice: LogoChoice) => (choice.kind === 'REMOVE' ? 'REMOVE' : 'KEEP');

export const bodyOf = (form: BrandForm, version: number): Call => ({
  body: {
    name: form.name,
    colorPreset: form.colorPreset,
    logoWish: wishOf(form.logo),
    darkLogoWish: wishOf(form.darkLogo),
    logoGrounds: form.logoGrounds,
    footer: footerOf(form),
    useQuizClub: form.useQuizClub,
    useLectureClub: form.useLectureClub,
    useChatbot: form.useChatbot,
    version,
  },
  files: { logo: fileOf(form.logo), darkLogo: fileOf(form.darkLogo) },
});

/** The brand as it would be shown. */
export function triedBrand(
  form: BrandForm,
  now: Organisation,
  drawnLogo: string,
): Pick<TenantBrand, 'tenantName' | 'logoUrl' | 'darkLogoUrl' | 'logoGrounds' | 'footer'> {
  const shown = (choice: LogoChoice, kept: string, otherwise: string) =>
    choice.kind === 'NEW' ? choice.url : choice.kind === 'REMOVE' ? otherwise : kept;
  const logoUrl = shown(form.logo, now.logoUrl, drawnLogo);
  const darkLogoUrl = shown(form.darkLogo, now.hasDarkLogo ? now.darkLogoUrl : logoUrl, logoUrl);
  return { tenantName: form.name, logoUrl, darkLogoUrl, logoGrounds: form.logoGrounds, footer: footerOf(form) };
}
