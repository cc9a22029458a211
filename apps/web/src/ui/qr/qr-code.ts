import { encode } from 'uqr';

/** Modules of white around a code, as its standard asks for. */
const QUIET = 4;
/** Large enough for a poster. */
const PICTURE_PX = 1024;

export interface QrCode {
  /** Modules on each side, the white edge included. */
  readonly size: number;
  /** All dark modules as one path. */
  readonly path: string;
}

/** The QR code of a text, such as an address; a quarter of it may be covered or worn and it is still read. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

export const qrSvg = ({ size, path }: QrCode): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/** Each module a whole number of pixels, so that edges stay sharp. */
export async function qrPng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(PICTURE_PX / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, no array
  context.fill(new Path2D(path));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('no picture');
  return picture;
}
