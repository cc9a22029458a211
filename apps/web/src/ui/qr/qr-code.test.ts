import { expect, test } from 'vitest';
import { qrCodeOf, qrSvg } from './qr-code.ts';

const LINK = 'https://hanbit.example.com/quiz?code=SPRING2027';

test('a code is a square with the white edge that readers need', () => {
  const { size, path } = qrCodeOf(LINK);
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const corners = [Math.min(...dark.flat()), Math.max(...dark.flat())];
  expect(corners).toEqual([4, size - 5]);
});

test('other addresses make other codes', () => {
  expect(qrCodeOf(LINK).path).not.toBe(qrCodeOf(`${LINK}X`).path);
});

test('the picture is an SVG that stands on its own', async () => {
  const svg = await qrSvg(qrCodeOf(LINK)).text();
  const document = svg.match(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  expect(document).not.toBeNull();
  expect(svg.endsWith('</svg>')).toBe(true);
});
