import { GROUNDS, type Preset, type Scheme } from './presets.ts';

/** The least contrast of a text and of a logo with its ground (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, logo: 3 } as const;

/** Relative luminance (0–1) of a colour of three channels from 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Luminance of `#rrggbb`. */
export function luminanceOfHex(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return luminanceOf(channel(1), channel(3), channel(5));
}

/** Ratio (1–21) of two luminances, in whichever order. */
export function ratioOf(one: number, other: number): number {
  const [lighter, darker] = one > other ? [one, other] : [other, one];
  return (lighter + 0.05) / (darker + 0.05);
}

export const contrastOf = (one: string, other: string): number => ratioOf(luminanceOfHex(one), luminanceOfHex(other));

/** A place where a preset's colours are read: the weakest of its grounds counts. */
export interface ReadPlace {
  readonly scheme: Scheme;
  readonly what: 'button' | 'link';
  readonly ink: string;
  readonly ground: string;
  /** 1–21. */
  readonly ratio: number;
}

/** Every place where a preset's colours are text or its ground. */
export const readPlaces = (preset: Preset): ReadPlace[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const { brand, brandInk, brandSoft, onBrand } = preset[scheme];
    const place = (what: ReadPlace['what'], ink: string, grounds: readonly string[]): ReadPlace => {
      const [weakest] = grounds.toSorted((a, b) => contrastOf(ink, a) - contrastOf(ink, b));
      return { scheme, what, ink, ground: weakest!, ratio: contrastOf(ink, weakest!) };
    };
    return [place('button', onBrand, [brand, brandInk]), place('link', brandInk, [GROUNDS[scheme], brandSoft])];
  });

/** Whether each of them can be read. */
export const isReadable = (preset: Preset): boolean =>
  readPlaces(preset).every(({ ratio }) => ratio >= LEAST_CONTRAST.text);
