import { readFileSync } from 'node:fs';
import { contrastOf as contrast, isReadable, readPlaces } from '@dure/contract/tenancy/tenants/contrast';
import { GROUNDS, LOGO_GROUNDS, presets, type Scheme } from '@dure/contract/tenancy/tenants/presets';
import { describe, expect, it } from 'vitest';
import { presetsCss, schemesCss } from './presets.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string, scheme: Scheme): string {
  const pair = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const colour = scheme === 'light' ? pair?.[1] : pair?.[2];
  if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return colour;
}

const grounds = ['bg', 'surface', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'pre', 'good', 'bad', 'plan', 'design', 'develop', 'engine'];

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const of = (name: string) => token(name, scheme);

  it('the contract knows the ground of bars and cards', () => {
    expect(GROUNDS[scheme]).toBe(of('surface'));
  });

  it('what stands behind a logo is far from the ground', () => {
    expect(contrast(LOGO_GROUNDS[scheme], GROUNDS[scheme])).toBeGreaterThanOrEqual(14);
  });

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

it('a preset whose texts are too pale is not readable, and says where', () => {
  const pale = { ...presets.green, light: { ...presets.green.light, brandInk: '#8adbb3' } };
  expect(Object.values(presets).every(isReadable)).toBe(true);
  expect(isReadable(pale)).toBe(false);
  expect(readPlaces(pale).filter(({ ratio }) => ratio < 4.5)).toMatchObject([
    { scheme: 'light', what: 'button' },
    { scheme: 'light', what: 'link' },
  ]);
});

it('the style sheet carries exactly these presets', async () => {
  await expect(presetsCss()).toMatchFileSnapshot('./presets.css');
});

it('a part of the page has the colours of its own theme', async () => {
  await expect(schemesCss(token)).toMatchFileSnapshot('./brand/schemes.css');
});
