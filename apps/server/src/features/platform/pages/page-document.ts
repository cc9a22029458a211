import { brandColour } from '@dure/contract/tenancy/tenants/brand-colours';
import type { PageBoot } from './page-boot.ts';
import type { Rendered } from './prerender.ts';
import type { ProgramBuild, WebBuild } from './web-build.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script block it stands in. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Of Open Graph by its property, any other by its name. */
export type MetaTag = { readonly content: string } & ({ readonly property: string } | { readonly name: string });

function metaTag(tag: MetaTag): string {
  const [attribute, value] = 'property' in tag ? ['property', tag.property] : ['name', tag.name];
  return `<meta ${attribute}="${escapeHtml(value)}" content="${escapeHtml(tag.content)}" />`;
}

const BOOT_BLOCK = /(<script type="application\/json" id="dure-boot">)[^<]*(<\/script>)/;
const ROOT = '<div id="root"></div>';
const PROGRAM = /<script type="module"[^<>]* src="([^"<>]+)"><\/script>/g;
const PRELOAD = /<link rel="modulepreload"[^<>]{0,200} href="([^"<>]+)"[^<>]*>/g;
const THEMES = ['light', 'dark'];

/**
 * The styles show it (ui/base.css). Until they are here nothing of it is laid out, and nothing fades from its unstyled
 * looks.
 */
const UNTIL_STYLED = 'hidden';

function rootOf({ markup, sought, address, at }: Rendered): string {
  const kept = sought.length > 0 ? ` data-sought="${escapeHtml(JSON.stringify(sought))}"` : '';
  return `<div id="root" ${UNTIL_STYLED} data-rendered-at="${at}" data-rendered-for="${escapeHtml(address)}"${kept}>${markup}</div>`;
}

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`;

/** The page whose bundle `start.ts` fetches, once what the page has already was painted. */
function startedLater(html: string, starter: string, scripts: readonly string[]): string {
  const hrefs = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href);
  const program = hrefs(PROGRAM).join(' ');
  const parts = [...hrefs(PRELOAD), ...scripts.map((file) => `/${file}`)].join(' ');
  // Nothing is painted before it runs, so that nobody can press what nothing hears yet: it is small, and comes beside the styles.
  const start = `<script type="module" async blocking="render" crossorigin id="dure-start" src="/${starter}" data-program="${program}" data-parts="${parts}"></script>`;
  return html.replaceAll(PRELOAD, '').replaceAll(PROGRAM, '').replace('</title>', `</title>\n    ${start}`);
}

/** The tenant's colours, and the theme that was chosen. */
function lookOf(colorPreset: string, theme: string | undefined): string {
  const chosen = theme !== undefined && THEMES.includes(theme) ? ` data-theme="${theme}"` : '';
  return `data-preset="${escapeHtml(colorPreset.toLowerCase())}"${chosen}`;
}

/** A page that is a program of its own: it knows of nobody, and is told elsewhere what it may ask. */
export function programDocument(
  { program, parts, styles }: ProgramBuild,
  title: string,
  colorPreset: string,
  theme: string | undefined,
): string {
  return `<!doctype html>
<html lang="ko" ${lookOf(colorPreset, theme)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    ${[
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      ...parts.map(preload),
      `<script type="module" crossorigin src="/${program}"></script>`,
    ].join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/** The page of one request: the tenant's colours, title and icon, the session, and the code that its screen needs. */
export function pageDocument(
  { html, starter, filesOf }: Pick<WebBuild, 'html' | 'starter' | 'filesOf'>,
  boot: PageBoot,
  theme: string | undefined,
  screens: readonly string[],
  rendered: Rendered | undefined,
  tags: readonly MetaTag[] = [],
): string {
  const { tenantName, colorPreset, logoUrl } = boot.tenant;
  const { scripts, styles } = filesOf(rendered ? [...screens, ...rendered.parts] : screens);
  const isStartedLater = rendered !== undefined && starter !== undefined;
  const fonts = isStartedLater ? ' data-fonts="later"' : '';
  const look = lookOf(colorPreset, theme);
  const head = [
    `<link rel="icon" href="${escapeHtml(logoUrl)}" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
    '<link rel="apple-touch-icon" href="/icons/apple-180.png" />',
    `<meta name="theme-color" content="${brandColour(colorPreset)}" />`,
    ...tags.map(metaTag),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...(isStartedLater ? [] : scripts.map(preload)),
  ].join('\n    ');
  return (isStartedLater ? startedLater(html, starter, scripts) : html)
    .replace('<html lang="ko">', () => `<html lang="ko" ${look}${fonts}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tenantName)}</title>`)
    .replace(BOOT_BLOCK, (_, open: string, close: string) => open + scriptJson(boot) + close)
    .replace(ROOT, (empty) => (rendered ? rootOf(rendered) : empty))
    .replace('</head>', () => `  ${head}\n  </head>`);
}
