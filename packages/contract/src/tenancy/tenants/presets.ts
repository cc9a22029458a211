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
export type Scheme = keyof Preset;

/** Every preset by its name in lower case. The web writes its style sheet from them. */
export const presets = {
  blue: {
    light: { brand: '#2f5bea', brandInk: '#1f46c7', brandSoft: '#eaf0ff', onBrand: '#ffffff' },
    dark: { brand: '#7c9bff', brandInk: '#a9bdff', brandSoft: '#1d2745', onBrand: '#0d1530' },
  },
  black: {
    light: { brand: '#2a2d35', brandInk: '#17191e', brandSoft: '#f0f1f4', onBrand: '#ffffff' },
    dark: { brand: '#d5d9e1', brandInk: '#eef0f4', brandSoft: '#2b2f38', onBrand: '#17191e' },
  },
  green: {
    light: { brand: '#0f7a4f', brandInk: '#0b6340', brandSoft: '#e3f5ec', onBrand: '#ffffff' },
    dark: { brand: '#5cc795', brandInk: '#8adbb3', brandSoft: '#12301f', onBrand: '#06210f' },
  },
  burgundy: {
    light: { brand: '#9b1f45', brandInk: '#851a3b', brandSoft: '#fcebf0', onBrand: '#ffffff' },
    dark: { brand: '#f08aa8', brandInk: '#f7b0c4', brandSoft: '#3d1825', onBrand: '#35081a' },
  },
  teal: {
    light: { brand: '#0b7285', brandInk: '#0a5d6c', brandSoft: '#e1f4f7', onBrand: '#ffffff' },
    dark: { brand: '#5cc4d6', brandInk: '#8ad8e5', brandSoft: '#0f2e35', onBrand: '#04222a' },
  },
} as const satisfies Record<string, Preset>;
export type PresetKey = keyof typeof presets;

/** Ground of bars and cards, where logo and links stand, and the ground that a logo is given to stand out from it. */
export const GROUNDS = { light: '#ffffff', dark: '#181b21' } as const satisfies Record<Scheme, string>;
export const LOGO_GROUNDS = { light: '#17191e', dark: '#ffffff' } as const satisfies Record<Scheme, string>;

/** Themes as they are kept with a logo. */
export const LOGO_THEMES = ['LIGHT', 'DARK'] as const;
export type LogoTheme = (typeof LOGO_THEMES)[number];
