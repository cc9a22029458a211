import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edgeColour, measurePicture } from './picture-shape.ts';

const square = (side: number, at: (x: number, y: number) => readonly [number, number, number, number]) =>
  new Uint8Array(Array.from({ length: side * side }, (_, index) => at(index % side, Math.floor(index / side))).flat());

test('the colour of the edge is the mean of the outermost pixels, whatever is inside', () => {
  const framed = square(4, (x, y) => (x % 3 === 0 || y % 3 === 0 ? [20, 40, 60, 255] : [255, 0, 0, 255]));
  expect(edgeColour(framed, 4)).toBe('#14283c');
  const halves = square(2, (x) => [x * 100, 0, 0, 255]);
  expect(edgeColour(halves, 2)).toBe('#320000');
});

test('what shows through gives no colour', () => {
  const clear = square(3, () => [0, 0, 0, 0]);
  const half = square(3, (x) => (x === 0 ? [9, 8, 7, 255] : [0, 0, 0, 100]));
  expect([edgeColour(clear, 3), edgeColour(half, 3)]).toEqual([null, '#090807']);
});

test('a picture is measured in pixels, one in greys as well', async () => {
  const coloured = await sharp({ create: { width: 40, height: 120, channels: 3, background: '#1c2130' } })
    .png()
    .toBuffer();
  expect(await measurePicture(coloured)).toEqual({ width: 40, height: 120, edgeColour: '#1c2130' });
  const grey = await sharp(coloured).toColourspace('b-w').png().toBuffer();
  expect(await measurePicture(grey)).toMatchObject({
    width: 40,
    height: 120,
    edgeColour: expect.stringMatching(/^#(\w\w)\1\1$/),
  });
});

test('what is no picture is refused', async () => {
  await expect(measurePicture(Buffer.from('no picture'))).rejects.toThrow();
});
