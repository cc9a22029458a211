import { stat } from 'node:fs/promises';
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import sharp from 'sharp';
import { Refusal, refuse } from '../refusal.ts';
import { paint } from './painting.ts';
import { measurePicture } from './picture-shape.ts';
import type { Upload } from './uploads.ts';
import { uploadText } from './uploads.text.ts';

const MAX_WIDTH = 1600;
/** A small file can unpack into gigabytes of pixels: 40 megapixels are more than any camera of a phone makes. */
const MAX_PIXELS = 40_000_000;
/** A picture that was painted anew, and what is known of it before it has loaded. */
export interface PaintedUpload extends Upload {
  readonly shape: PictureShape;
}

const STILL = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/**
 * Paints an uploaded picture anew as WebP, upright and 1600 pixels wide at most, or cut to the shape that is given. Nothing of the sender's file is kept:
 * no place, no camera, no bytes behind the picture.
 */
export async function reencodeImage(
  upload: Upload,
  cutTo?: { readonly width: number; readonly height: number },
): Promise<PaintedUpload> {
  const unreadable = () =>
    refuse('fileTypeNotAccepted', { fields: [{ path: upload.field, message: uploadText.wrongType(upload.name) }] });
  if (!STILL.has(upload.contentType)) return unreadable();
  const path = `${upload.path}.webp`;
  try {
    const { width, height } = await sharp(upload.path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      refuse('fileTooLarge', { fields: [{ path: upload.field, message: uploadText.tooManyPixels(upload.name) }] });
    }
    const picture = sharp(upload.path, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(cutTo ? { ...cutTo, fit: 'cover' } : { width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 20 });
    await paint(() => picture.toFile(path));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return unreadable();
  }
  const [{ size: byteSize }, shape] = await Promise.all([stat(path), measurePicture(path)]);
  const { field, name, hash } = upload;
  return { field, name, path, byteSize, contentType: 'image/webp', hash, shape };
}
