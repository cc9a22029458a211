import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presets, presetsCss } from './presets.ts';

type Scheme = 'light' | 'dark';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string, scheme: Scheme): string {
  const pair = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const colour = scheme === 'light' ? pair?.[1] : pair?.[2];
  if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return colour;
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['bg', 'surface', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'pre', 'good', 'bad', 'plan', 'design', 'develop', 'engine'];

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const of = (name: string) => token(name, scheme);

  it.each(inks)('%s reads at 4.5:1 on every ground', (ink) => {
    for (const ground of grounds) expect(contrast(of(ink), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['pre', 'good', 'bad'])('%s reads at 4.5:1 on its own soft ground', (state) => {
    expect(contrast(of(state), of(`${state}-soft`))).toBeGreaterThanOrEqual(4.5);
  });

  it('the label of a dangerous action reads at 4.5:1', () => {
    expect(contrast(of('on-bad'), of('bad'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the edge of a field stands out at 3:1 on %s', (ground) => {
    expect(contrast(of('edge'), of(ground))).toBeGreaterThanOrEqual(3);
  });

  describe.each(Object.entries(presets))('with the preset %s', (_, preset) => {
    const colours = preset[scheme];

    it('brand text reads at 4.5:1 on every ground and on the soft brand', () => {
      for (const ground of [...grounds.map(of), colours.brandSoft])
        expect(contrast(colours.brandInk, ground), ground).toBeGreaterThanOrEqual(4.5);
    });

    it('ordinary text reads at 4.5:1 on the soft brand', () => {
      for (const ink of ['ink', 'ink-2', 'ink-3'])
        expect(contrast(of(ink), colours.brandSoft), ink).toBeGreaterThanOrEqual(4.5);
    });

    it('the label of the primary action reads at 4.5:1, at rest and under the pointer', () => {
      expect(contrast(colours.onBrand, colours.brand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.onBrand, colours.brandInk)).toBeGreaterThanOrEqual(4.5);
    });

    it('brand shapes and the focus ring stand out at 3:1 on every ground', () => {
      for (const ground of grounds.map(of)) expect(contrast(colours.brand, ground), ground).toBeGreaterThanOrEqual(3);
    });
  });
});

it('the style sheet carries exactly these presets', async () => {
  await expect(presetsCss()).toMatchFileSnapshot('./presets.css');
});
