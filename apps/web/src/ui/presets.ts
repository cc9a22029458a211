import { BRAND_COLOURS } from '@dure/contract/tenancy/tenants/brand-colours';

/** The colours a tenant may choose for itself; everything else is the same for all. */
export interface BrandColours {
  /** Ground of the primary action, progress, the focus ring. */
  readonly brand: string;
  /** The brand as text: links and the current place. */
  readonly brandInk: string;
  /** Quiet ground under `brandInk`. */
  readonly brandSoft: string;
  /** Text on `brand`. */
  readonly onBrand: string;
}

export interface Preset {
  readonly light: BrandColours;
  readonly dark: BrandColours;
}

/** Chosen by `data-preset` on the html element. `presets.css` is written from this object: `vitest -u presets`. */
export const presets = {
  blue: {
    light: { brand: BRAND_COLOURS.blue, brandInk: '#1f46c7', brandSoft: '#eaf0ff', onBrand: '#ffffff' },
    dark: { brand: '#7c9bff', brandInk: '#a9bdff', brandSoft: '#1d2745', onBrand: '#0d1530' },
  },
  black: {
    light: { brand: BRAND_COLOURS.black, brandInk: '#17191e', brandSoft: '#f0f1f4', onBrand: '#ffffff' },
    dark: { brand: '#d5d9e1', brandInk: '#eef0f4', brandSoft: '#2b2f38', onBrand: '#17191e' },
  },
  green: {
    light: { brand: BRAND_COLOURS.green, brandInk: '#0b6340', brandSoft: '#e3f5ec', onBrand: '#ffffff' },
    dark: { brand: '#5cc795', brandInk: '#8adbb3', brandSoft: '#12301f', onBrand: '#06210f' },
  },
  burgundy: {
    light: { brand: BRAND_COLOURS.burgundy, brandInk: '#851a3b', brandSoft: '#fcebf0', onBrand: '#ffffff' },
    dark: { brand: '#f08aa8', brandInk: '#f7b0c4', brandSoft: '#3d1825', onBrand: '#35081a' },
  },
  teal: {
    light: { brand: BRAND_COLOURS.teal, brandInk: '#0a5d6c', brandSoft: '#e1f4f7', onBrand: '#ffffff' },
    dark: { brand: '#5cc4d6', brandInk: '#8ad8e5', brandSoft: '#0f2e35', onBrand: '#04222a' },
  },
} as const satisfies Record<string, Preset>;

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

export function presetsCss(): string {
  return Object.entries(presets)
    .map(([name, preset]) => rule(name, preset))
    .join('\n');
}
