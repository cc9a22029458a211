/** The brand colour of each preset on light ground: of the main action, and of the icon and frame of the installed app. */
export const BRAND_COLOURS = {
  blue: '#2f5bea',
  black: '#2a2d35',
  green: '#0f7a4f',
  burgundy: '#9b1f45',
  teal: '#0b7285',
} as const;

/** Of a tenant's preset, in whatever case it is written; an unknown one is shown as blue. */
export const brandColour = (preset: string): string =>
  (BRAND_COLOURS as Readonly<Record<string, string>>)[preset.toLowerCase()] ?? BRAND_COLOURS.blue;
