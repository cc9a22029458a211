// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureFrame } from './PictureFrame.tsx';

beforeEach(() => {
  const pixels = new Uint8ClampedArray(4 * 12 * 12).fill(255);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: pixels }),
  } as unknown as RenderingContext);
});

function load(width: number, height: number) {
  render(<PictureFrame src="/images/7" alt="표지" sizes="24rem" className="h-39 w-full" />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: '표지' });
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(picture, 'naturalHeight', 'get').mockReturnValue(height);
  fireEvent.load(picture);
  return { picture, frame: picture.parentElement! };
}

test('a picture near 16:9 fills its frame', () => {
  const { picture, frame } = load(1600, 900);
  expect(picture.classList.contains('object-cover')).toBe(true);
  expect(frame.style.backgroundColor).toBe('');
});

test.each([
  ['square', 800, 800],
  ['tall', 600, 900],
  ['wide', 1600, 400],
])('a %s picture stands whole on the colour of its edge', (_shape, width, height) => {
  const { picture, frame } = load(width, height);
  expect(picture.classList.contains('object-contain')).toBe(true);
  expect(frame.style.backgroundColor).toBe('rgb(255, 255, 255)');
});

test('the frame has the size that it is given, and the picture takes none of its own', () => {
  const { picture, frame } = load(600, 900);
  expect(frame.className).toContain('h-39 w-full');
  expect([...picture.classList]).toEqual(expect.arrayContaining(['absolute', 'inset-0', 'size-full']));
});
