// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markPassages } from './mark-passages.ts';

function marked(html: string, ...texts: string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  markPassages(
    root,
    texts.map((text, index) => ({ text, sign: String(index + 1), label: `근거 ${index + 1}` })),
  );
  return root;
}
const passages = (root: HTMLElement) => [...root.querySelectorAll('.passage')].map(({ textContent }) => textContent);

test('a passage is marked across elements, with its sign behind it', () => {
  const root = marked('<p>앞 <strong>선택도</strong>가 <mark>낮다</mark>. 뒤</p>', '**선택도**가 낮다.');
  expect(passages(root)).toEqual(['선택도', '가', '낮다']);
  expect(root.textContent).toBe('앞 선택도가 낮다1. 뒤');
  expect(root.querySelector('sup')?.getAttribute('aria-label')).toBe('근거 1');
});

test('two passages in one text node are both marked, and the text stays', () => {
  const root = marked('<p>하나입니다. 둘입니다.</p>', '하나입니다.', '둘입니다.');
  expect(passages(root)).toEqual(['하나입니다', '둘입니다']);
  expect([...root.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('what is not in the text, and a text without letters, marks nothing', () => {
  expect(passages(marked('<p>하나</p>', '둘', '…'))).toEqual([]);
  expect(passages(marked('<pre><code>하나</code></pre>', '하나'))).toEqual([]);
});
