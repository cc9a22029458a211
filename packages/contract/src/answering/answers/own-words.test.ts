import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedText, signsOf, typedText } from '../../markdown/typed-text.test-help.ts';
import { quoteMarkdown } from './quote-rules.ts';
import { ownWords } from './own-words.ts';

test.each([
  ['> 남의 말 — @안나\n\n내 말', '내 말'],
  ['> 여러 줄의\n> 남의 말\n> — @안나\n내 말', '내 말'],
  ['내 말\n>안나는 그렇게 말했다\n더 한 말', '내 말더 한 말'],
  ['- > 목록 안의 인용\n- 내 말', '- 내 말'],
  ['1. 하나\n   > 남의 말\n2. 둘', '1. 하나2. 둘'],
  ['> 남의 말\r\n내 말\r\n', '내 말'],
])('%j has as its own words %j', (typed, own) => {
  expect(signsOf(ownWords(typed))).toBe(signsOf(own));
});

test.each(['a > b이면 참이다', '> 5 이하는 아니다', '```\n> 출력\n```', '$$\na\n> b\n$$', '>= 3', '화살표 -> 다음'])(
  '%j quotes nobody',
  (typed) => {
    expect(ownWords(typed)).toBe(typed);
  },
);

const passage = typedText.filter((text) => signsOf(text) !== '' && !text.includes('`') && !text.includes('@'));

test('what is quoted is gone, and what is not stands where it stood, whatever both are', () => {
  fc.assert(
    fc.property(passage, markedText, passage, (quoted, { typed }, after) => {
      const quote = quoteMarkdown({ name: '안나', passage: quoted });
      const own = typed.replaceAll(/^>.*$/gm, '');
      const text = `${own}\n\n${quote}\n\n${after}`;
      const kept = ownWords(text);
      expect(kept).toHaveLength(text.length);
      expect(kept.slice(0, own.length)).toBe(own);
      expect(kept.slice(own.length, -after.length).trim()).toBe('');
      expect(ownWords(kept)).toBe(kept);
    }),
  );
});

test.each(['> 5\n', '> ', '- > a\n', '```\n', '$$\n', '>', '> 말\n'])('a long text of %j takes no time', (sign) => {
  const started = performance.now();
  ownWords(sign.repeat(50_000 / sign.length));
  expect(performance.now() - started).toBeLessThan(1_000);
});
