import { expect, test } from 'vitest';
import { edgeColour, fillsFrame } from './picture-ground.ts';

test.each([
  [1920, 1080, true],
  [1200, 800, true],
  [1200, 630, true],
  [960, 384, true],
  [800, 600, false],
  [600, 600, false],
  [600, 900, false],
  [2000, 500, false],
])('a picture of %i × %i fills its frame: %s', (width, height, fills) => {
  expect(fillsFrame(width, height)).toBe(fills);
});

const square = (side: number, at: (x: number, y: number) => readonly [number, number, number, number]) =>
  new Uint8ClampedArray(
    Array.from({ length: side * side }, (_, index) => at(index % side, Math.floor(index / side))).flat(),
  );

test('the ground is the mean of the edge, whatever is inside', () => {
  const pixels = square(4, (x, y) => (x % 3 === 0 || y % 3 === 0 ? [20, 40, 60, 255] : [255, 0, 0, 255]));
  expect(edgeColour(pixels, 4)).toBe('rgb(20 40 60)');
  expect(
    edgeColour(
      square(2, (x) => [x * 100, 0, 0, 255]),
      2,
    ),
  ).toBe('rgb(50 0 0)');
});

test('where the edge shows through, what lies behind is the ground', () => {
  expect(
    edgeColour(
      square(3, () => [0, 0, 0, 0]),
      3,
    ),
  ).toBe('transparent');
  expect(
    edgeColour(
      square(3, (x) => (x === 0 ? [9, 8, 7, 255] : [0, 0, 0, 100])),
      3,
    ),
  ).toBe('rgb(9 8 7)');
});
