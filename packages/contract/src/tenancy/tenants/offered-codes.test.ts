import { expect, it } from 'vitest';
import { offeredCodes } from './offered-codes.ts';

it('offers a retired code only where it is chosen already', () => {
  const codes = [
    { code: '1', name: '입문', isRetired: false },
    { code: '2', name: '옛 이름', isRetired: true },
  ];
  expect(offeredCodes(codes, []).map(({ code }) => code)).toEqual(['1']);
  expect(offeredCodes(codes, ['2']).map(({ code }) => code)).toEqual(['1', '2']);
});
