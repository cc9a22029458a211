// @vitest-environment jsdom
import { plainLines } from '@dure/contract/markdown/plain-question';
import { markedText, signsOf, typedText } from '@dure/contract/markdown/typed-text.test-help';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignSentences } from '../text/align-sentences.ts';
import { passageOf } from '../text/passage-of.ts';
import { blocksOf } from './blocks-of.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderMath } from './render-math.ts';
import { sanitize } from './sanitize.ts';

/** Read by eye: a formula is what is drawn of it, raised and lowered figures are those signs. */
function seen(nodes: DocumentFragment | Element): string {
  const place = document.createElement('div');
  place.append(nodes);
  for (const element of place.querySelectorAll('sup'))
    element.textContent = plainLines(`<sup>${element.textContent}</sup>`);
  for (const formula of place.querySelectorAll<HTMLElement>('[data-math]')) {
    renderMath(formula);
    formula.textContent = (formula.querySelector('.katex-html')?.textContent ?? '').replace('∼', '~').replace('−', '-');
  }
  return place.textContent;
}
const inRoom = (typed: string) => seen(renderMarkdown(typed, 3, sanitize));
const onServer = (typed: string) => seen(document.createRange().createContextualFragment(blocksOf(typed, 3).html));
const compared = (side: 'before' | 'after') => (typed: string) =>
  (side === 'before' ? alignSentences(typed, '다른 글') : alignSentences('다른 글', typed))
    .map((pair) => inRoom(pair[side] ?? ''))
    .join(' ');
const quoted = (typed: string) => {
  const place = document.createElement('div');
  place.append(renderMarkdown(typed, 3, sanitize));
  const range = document.createRange();
  range.selectNodeContents(place);
  return inRoom(passageOf(range));
};

test.each([
  ['in the room and the preview', inRoom, 400],
  ['in the page that the server renders', onServer, 300],
  ['in the comparison, before', compared('before'), 150],
  ['in the comparison, after', compared('after'), 150],
  ['in a passage that is quoted', quoted, 100],
])('no figure and no sign that was typed is left out or another: %s', (_, shown, numRuns) => {
  fc.assert(
    fc.property(typedText, (typed) => {
      expect(signsOf(shown(typed))).toBe(signsOf(typed));
    }),
    { numRuns },
  );
});

test.each([
  ['in the room', inRoom],
  ['in the page that the server renders', onServer],
])('of marks only those of the dialect go: %s', (_, shown) => {
  fc.assert(
    fc.property(markedText, ({ typed, seen: said }) => {
      expect(signsOf(shown(typed))).toBe(signsOf(said));
    }),
    { numRuns: 100 },
  );
});

test('dates on three lines stand as three lines', () => {
  const dates = '1945. 8. 15.\n1948. 8. 15.\n1950. 6. 25.';
  expect(blocksOf(dates, 3).html).toBe('<p>1945. 8. 15.<br>1948. 8. 15.<br>1950. 6. 25.</p>');
});

test('a list has the numbers and signs that were typed', () => {
  const markOf = (item: Element) => item.querySelector('[data-mark]')?.textContent;
  const items = renderMarkdown('3) 셋\n\n5) 다섯\n   - [x] 하나\n+ 5', 3).querySelectorAll('li');
  expect([...items].map(markOf)).toEqual(['3)', '5)', '☑', '+']);
});
