/** Between 3:2 and 5:2, width by height: a frame of a cover cuts off less than it would leave empty. */
const FILLS = { from: 1.5, to: 2.5 };
const SAMPLE = 12;

/** Whether a picture of this shape is cut to its frame, rather than shown whole. */
export const fillsFrame = (width: number, height: number): boolean => {
  const ratio = width / height;
  return ratio >= FILLS.from && ratio <= FILLS.to;
};

/** The mean of the outermost pixels of a square of RGBA, as a colour of CSS. */
export function edgeColour(pixels: Uint8ClampedArray, side: number): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
      const at = 4 * (y * side + x);
      // What shows through is no colour of the picture's own.
      if (pixels[at + 3]! < 255) continue;
      for (const channel of [0, 1, 2]) sum[channel]! += pixels[at + channel]!;
      count++;
    }
  return count === 0 ? 'transparent' : `rgb(${sum.map((value) => Math.round(value / count)).join(' ')})`;
}

/** The ground on which a loaded picture stands whole; null where it fills its frame. */
export function groundOfPicture(picture: HTMLImageElement): string | null {
  if (fillsFrame(picture.naturalWidth, picture.naturalHeight)) return null;
  const context = Object.assign(document.createElement('canvas'), { width: SAMPLE, height: SAMPLE }).getContext('2d');
  if (!context) return 'transparent';
  context.drawImage(picture, 0, 0, SAMPLE, SAMPLE);
  return edgeColour(context.getImageData(0, 0, SAMPLE, SAMPLE).data, SAMPLE);
}
