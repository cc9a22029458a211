import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';
import { typedText } from './typed-text.test-help.ts';

test.each([
  ['짧다', 4, '짧다'],
  ['가격은 12,000원이다', 8, '가격은…'],
  ['1945. 8. 15. 광복', 9, '1945. 8.…'],
  ['가나다라마', 4, '가나다…'],
])('%j in %d characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});

test('what is shown is the beginning of what was typed, and no number is another', () => {
  fc.assert(
    fc.property(typedText, fc.integer({ min: 1, max: 40 }), (typed, most) => {
      const shown = shortened(typed, most);
      expect([...shown].length).toBeLessThanOrEqual(most);
      if (shown === typed) return;
      const kept = shown.slice(0, -1);
      expect(typed.startsWith(kept)).toBe(true);
      expect(/\d$/.test(kept) && /^\d/.test(typed.slice(kept.length))).toBe(false);
    }),
  );
});
