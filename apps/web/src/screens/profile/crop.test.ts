import { expect, it } from 'vitest';
import { moved, squareOf, WHOLE } from './crop.ts';

const wide = { width: 1000, height: 500 };

it('begins with the largest square in the middle', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ side: 500, left: 250, top: 0 });
});

it('moves with the picture, and never beyond its edge', () => {
  expect(squareOf(wide, moved(wide, WHOLE, 0.2, 0))).toEqual({ side: 500, left: 150, top: 0 });
  expect(squareOf(wide, moved(wide, WHOLE, 9, 9))).toEqual({ side: 500, left: 0, top: 0 });
  expect(squareOf(wide, moved(wide, WHOLE, -9, -9))).toEqual({ side: 500, left: 500, top: 0 });
});

it('a closer look is a smaller square around the same middle', () => {
  expect(squareOf(wide, { ...WHOLE, zoom: 2 })).toEqual({ side: 250, left: 375, top: 125 });
  expect(squareOf(wide, { ...WHOLE, zoom: 100 }).side).toBe(125);
});

it('comes back from the edge at the first move, however far it was pushed', () => {
  const pushed = moved(wide, moved(wide, WHOLE, 9, 0), 5, 0);
  expect(squareOf(wide, moved(wide, pushed, -0.1, 0)).left).toBeCloseTo(50);
});
