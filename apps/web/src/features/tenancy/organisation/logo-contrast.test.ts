import { contrastOf } from '@dure/contract/tenancy/tenants/contrast';
import { GROUNDS, LOGO_GROUNDS } from '@dure/contract/tenancy/tenants/presets';
import { expect, it } from 'vitest';
import { logoContrast } from './logo-contrast.ts';

const of = (...pixels: readonly (readonly [number, number, number, number])[]) => new Uint8ClampedArray(pixels.flat());
const BLUE = [47, 91, 234, 255] as const;
const WHITE = [255, 255, 255, 255] as const;
const NOTHING = [0, 0, 0, 0] as const;

it('counts what is drawn, by the half that stands out', () => {
  expect(logoContrast(of(BLUE, BLUE, WHITE, NOTHING), '#ffffff')).toBe(contrastOf('#2f5bea', '#ffffff'));
  expect(logoContrast(of(WHITE, WHITE, BLUE, NOTHING), '#ffffff')).toBe(1);
  expect(logoContrast(of(NOTHING, NOTHING), '#ffffff')).toBeUndefined();
});

it('a ground behind a logo that fades lets any logo stand out at 3:1', () => {
  for (const theme of ['light', 'dark'] as const)
    for (let grey = 0; grey < 256; grey += 1) {
      const logo = of([grey, grey, grey, 255]);
      const [plain, grounded] = [logoContrast(logo, GROUNDS[theme])!, logoContrast(logo, LOGO_GROUNDS[theme])!];
      expect(Math.max(plain, grounded), `${theme} ${grey}`).toBeGreaterThanOrEqual(3);
    }
});
