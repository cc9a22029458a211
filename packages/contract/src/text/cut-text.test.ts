import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut before a character of two units, never within it', () => {
  expect(cutText('가😀나', 2)).toBe('가');
  expect(cutText('가😀나', 3)).toBe('가😀');
  expect(cutText('가😀나', 4)).toBe('가😀나');
  expect(cutText('😀', 1)).toBe('');
});

test('of any well-formed text the beginning is well-formed, and as long as it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed() && text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
      expect(cut.length).toBeLessThanOrEqual(most);
    }),
  );
});
