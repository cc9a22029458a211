// @vitest-environment jsdom
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PictureFrame } from './PictureFrame.tsx';

function show(shape: PictureShape | null | undefined) {
  render(<PictureFrame src="/images/7" shape={shape} alt="표지" sizes="24rem" className="h-39 w-full" />);
  const picture = screen.getByRole('img', { name: '표지' });
  return { picture, frame: picture.parentElement! };
}
const shapeOf = (width: number, height: number): PictureShape => ({ width, height, edgeColour: '#1c2130' });

test('a picture near 16:9 fills its frame', () => {
  const { picture, frame } = show(shapeOf(1600, 900));
  expect(picture.classList.contains('object-cover')).toBe(true);
  expect(frame.style.backgroundColor).toBe('');
});

test.each([
  ['square', 800, 800],
  ['tall', 600, 900],
  ['wide', 1600, 400],
])('a %s picture stands whole on the colour of its edge before it has loaded', (_shape, width, height) => {
  const { picture, frame } = show(shapeOf(width, height));
  expect(picture.classList.contains('object-contain')).toBe(true);
  expect(frame.style.backgroundColor).toBe('rgb(28, 33, 48)');
});

test('a picture of an unknown shape, or with an edge that shows through, is cut by nothing', () => {
  for (const shape of [null, undefined, { width: 400, height: 1200, edgeColour: null }]) {
    const { picture, frame } = show(shape);
    expect(picture.classList.contains('object-contain')).toBe(true);
    expect(frame.style.backgroundColor).toBe('');
    document.body.replaceChildren();
  }
});

test('the frame has the size that it is given, and the picture takes none of its own', () => {
  const { picture, frame } = show(shapeOf(600, 900));
  expect(frame.className).toContain('h-39 w-full');
  expect([...picture.classList]).toEqual(expect.arrayContaining(['absolute', 'inset-0', 'size-full']));
});
