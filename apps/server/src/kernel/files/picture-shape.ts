import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import sharp from 'sharp';
import { paint } from './painting.ts';

/** A picture is looked at in so many squares by as many. */
const SAMPLE = 12;
const CHANNELS = 4;
const OPAQUE = 255;

/** The mean of the outermost pixels of a square of RGBA, as `#rrggbb`; null where none of them is opaque. */
export function edgeColour(pixels: Uint8Array, side: number): string | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
      const at = CHANNELS * (y * side + x);
      // What shows through is no colour of the picture's own.
      if (pixels[at + 3]! < OPAQUE) continue;
      for (const channel of [0, 1, 2]) sum[channel]! += pixels[at + channel]!;
      count++;
    }
  if (count === 0) return null;
  return `#${sum
    .map((value) =>
      Math.round(value / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Measures a kept picture, a path or its bytes; rejects where it cannot be read. */
export const measurePicture = (picture: string | Buffer): Promise<PictureShape> =>
  paint(async () => {
    const [{ width, height }, pixels] = await Promise.all([
      sharp(picture).metadata(),
      sharp(picture).resize(SAMPLE, SAMPLE, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
    ]);
    return { width, height, edgeColour: edgeColour(pixels, SAMPLE) };
  });
