import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverWords } from '../clubs/clubs/cover-rules.ts';
import { plainLines, plainQuestion, plainWhole } from './plain-question.ts';
import { markdownOfPlain } from './plain-to-markdown.ts';
import { segmentsOf } from './sentences.ts';
import { markedText, signsOf, typedText } from './typed-text.test-help.ts';

test.each([
  ['line by line', plainLines],
  ['in one line', plainWhole],
  ['in lists and titles', plainQuestion],
  ['in sentences', (typed: string) => segmentsOf(typed).join('')],
])('no figure and no sign that was typed is left out or another: %s', (_, plain) => {
  fc.assert(
    fc.property(typedText, (typed) => {
      expect(signsOf(plain(typed))).toBe(signsOf(typed));
    }),
    { numRuns: 1500 },
  );
});

test('of marks only those of the dialect go', () => {
  fc.assert(
    fc.property(markedText, ({ typed, seen }) => {
      expect(signsOf(plainLines(typed))).toBe(signsOf(seen));
    }),
    { numRuns: 500 },
  );
});

test('what a cover shows was typed so', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const { lead, rest } = coverWords(typed, null);
      const shown = signsOf(lead + rest).replace(/^https?:\/\//, '');
      expect(signsOf(typed.replace(/https?:\/\/([^\s/]+)\S*/g, '$1'))).toContain(shown);
    }),
    { numRuns: 1000 },
  );
});

test('a plain text becomes Markdown that is seen as it was, whatever its signs', () => {
  const signs = fc.array(fc.constantFrom(...'#*_`~$[]()<>|\\+-.1가\n ', '**', '```', '$$', '---', '1. '), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        typedText,
        markedText.map(({ typed }) => typed),
        signs.map((parts) => parts.join('')),
      ),
      (text) => {
        expect(signsOf(plainLines(markdownOfPlain(text)))).toBe(signsOf(text));
      },
    ),
    { numRuns: 1500 },
  );
});
