import { presets, type BrandColours, type Preset, type Scheme } from '@dure/contract/tenancy/tenants/presets';

const variables = {
  brand: '--brand',
  brandInk: '--brand-ink',
  brandSoft: '--brand-soft',
  onBrand: '--on-brand',
} as const satisfies Record<keyof BrandColours, string>;

function rule(name: string, { light, dark }: Preset): string {
  const selector = name === 'blue' ? `:root,\n[data-preset='blue']` : `[data-preset='${name}']`;
  const colours = (Object.keys(variables) as (keyof BrandColours)[]).map(
    (colour) => `  ${variables[colour]}: light-dark(${light[colour]}, ${dark[colour]});`,
  );
  return `${selector} {\n${colours.join('\n')}\n}\n`;
}

/** Chosen by `data-preset` on the html element. `presets.css` is written from the contract's presets: `vitest -u presets`. */
export function presetsCss(): string {
  return Object.entries(presets)
    .map(([name, preset]) => rule(name, preset))
    .join('\n');
}

/** Colours of `tokens.css` that a part of the page has in a theme of its own, beside those of the preset. */
const NEUTRALS = ['bg', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-2', 'ink-3'];

/**
 * The neutral colours of one theme, whichever the page has: `brand/schemes.css` is written from `tokens.css`. A build resolves
 * `light-dark()` once for the whole page, so a part of it cannot choose by `color-scheme`.
 */
export function schemesCss(token: (name: string, scheme: Scheme) => string): string {
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const colours = NEUTRALS.map((name) => `  --color-${name}: ${token(name, scheme)};\n`).join('');
      return `.scheme-${scheme} {\n${colours}}\n`;
    })
    .join('\n');
}
