// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

function marked(html: string, words: string[]): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  markWords(root, words);
  return root.innerHTML;
}

test('words are marked within the elements in which they stand', () => {
  expect(
    marked('<p>복합 인덱스와 <strong>통계</strong>, <code>EXPLAIN</code></p>', ['통계', 'explain', '복합 인덱스']),
  ).toBe('<p><mark>복합 인덱스</mark>와 <strong><mark>통계</mark></strong>, <code><mark>EXPLAIN</mark></code></p>');
});

test('code blocks and formulas stay as they are', () => {
  const html = '<pre><code>SELECT</code></pre><span data-math="">x</span>';
  expect(marked(html, ['select', 'x'])).toBe(html);
});

test('a text with letters of markup stays text', () => {
  expect(marked('<p>a &lt;b&gt; 통계</p>', ['통계'])).toBe('<p>a &lt;b&gt; <mark>통계</mark></p>');
});
