import { luminanceOf, luminanceOfHex, ratioOf } from '@dure/contract/tenancy/tenants/contrast';

const OPAQUE = 128;

/**
 * How far a logo stands out from its ground (1–21): half of what is drawn stands out at least so far. `pixels` are RGBA.
 * Undefined where nothing is drawn.
 */
export function logoContrast(pixels: Uint8ClampedArray, ground: string): number | undefined {
  const behind = luminanceOfHex(ground);
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4) as unknown as [number, number, number, number];
    if (alpha >= OPAQUE) ratios.push(ratioOf(luminanceOf(red, green, blue), behind));
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)];
}
