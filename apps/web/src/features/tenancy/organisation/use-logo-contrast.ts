import { useEffect, useState } from 'react';
import { logoContrast } from './logo-contrast.ts';

const SIDE = 64;

async function pixelsOf(url: string): Promise<Uint8ClampedArray | undefined> {
  const image = new Image(SIDE, SIDE);
  image.src = url;
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d');
  context?.drawImage(image, 0, 0, SIDE, SIDE);
  return context?.getImageData(0, 0, SIDE, SIDE).data;
}

/** How far the logo at the address stands out from the ground; undefined while it is not measured, or cannot be. */
export function useLogoContrast(url: string, ground: string): number | undefined {
  const [measured, setMeasured] = useState<{ readonly url: string; readonly pixels: Uint8ClampedArray }>();
  useEffect(() => {
    let isOver = false;
    pixelsOf(url).then(
      (pixels) => {
        if (!isOver && pixels) setMeasured({ url, pixels });
      },
      // A logo that cannot be drawn is not measured; the row says so.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [url]);
  return measured?.url === url ? logoContrast(measured.pixels, ground) : undefined;
}
