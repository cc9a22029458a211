import type { SessionState } from '@dure/contract/accounts/accounts.endpoints';
import type { TenantBrand } from '@dure/contract/tenants/tenants.endpoints';
import type { FirstAnswers } from './first-answers.ts';
import type { WebBuild } from './web-build.ts';

export interface PageBoot {
  readonly tenant: TenantBrand;
  readonly session: SessionState;
  readonly demo: boolean;
  /** By the address of the call. */
  readonly answers: FirstAnswers;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script block it stands in. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const BOOT_BLOCK = /(<script type="application\/json" id="dure-boot">)[^<]*(<\/script>)/;
const ROOT = '<div id="root"></div>';
const THEMES = ['light', 'dark'];

/** The page of one request: the tenant's colours, title and icon, the session, and the code that its screen needs. */
export function pageDocument(
  { html, filesOf }: Pick<WebBuild, 'html' | 'filesOf'>,
  boot: PageBoot,
  theme: string | undefined,
  screens: readonly string[],
  content: string,
): string {
  const { tenantName, colorPreset, logoUrl } = boot.tenant;
  const { scripts, styles } = filesOf(screens);
  const look = `data-preset="${escapeHtml(colorPreset.toLowerCase())}"`;
  const chosen = theme !== undefined && THEMES.includes(theme) ? ` data-theme="${theme}"` : '';
  // What is to be seen is in the page already: letters and pictures go before the program.
  const later = content === '' ? '' : ' fetchpriority="low"';
  const head = [
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(logoUrl)}" />`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin${later} href="/${file}" />`),
  ].join('\n    ');
  return html
    .replaceAll('<script type="module" ', `<script type="module"${later} `)
    .replace('<html lang="ko">', () => `<html lang="ko" ${look}${chosen}>`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(tenantName)}</title>`)
    .replace(BOOT_BLOCK, (_, open: string, close: string) => open + scriptJson(boot) + close)
    .replace(ROOT, () => `<div id="root">${content}</div>`)
    .replace('</head>', () => `  ${head}\n  </head>`);
}
