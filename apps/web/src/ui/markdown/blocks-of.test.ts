import { expect, test } from 'vitest';
import { blocksOf } from './blocks-of.ts';

test('what the server renders has the structure of the text', () => {
  const { html } = blocksOf(
    '# 정규화\n\n**왜** 하나요?\n\n| 하나 | 둘 |\n|---|---|\n| 1 | 2 |\n\n```sql\nselect 1\n```',
    3,
  );
  expect(html).toContain('<h3>정규화</h3>');
  expect(html).toContain('<strong>왜</strong>');
  expect(html).toContain('<div class="markdown-table" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0"><code data-language="sql">select 1\n</code></pre>');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[words](javascript:alert(1))',
  '![words](https://elsewhere.test/a.png)',
  '<https://elsewhere.test>',
  'https://elsewhere.test "quoted"',
  '[words](x "a\\" onclick=alert(1)")',
  '![a" onerror="alert(1)](x)',
  '```x" onload="alert(1)\n```',
  '<u>left open',
  '<a href="javascript:alert(1)">words</a>',
  '`<b onclick=alert(1)>`',
  '$<img src=x>$',
  '|<svg onload=alert(1)>|b|\n|---|---|',
  '<br onclick=alert(1)>',
  '</div></div><iframe src=x>',
])('%s becomes words: no tag, address or handler of it stands in the page', (text) => {
  const tags = [...blocksOf(text, 3).html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const plain =
    /^<\/?(?:p|pre|code|strong|em|br|hr|table|thead|tbody|tr|th|td|div class="markdown-table" tabindex="0"|pre tabindex="0"|div)>$/;
  const marked = /^<(?:code data-language="[^"<>]*"|span data-math="inline")>$|^<\/span>$/;
  expect(tags.filter((tag) => !plain.test(tag) && !marked.test(tag))).toEqual([]);
});

test.each([
  '**왜** 하나요?\n\n1. 하나\n2. `둘`\n\n> 셋<br>넷',
  '제목은 &lt;h1> 태그',
  '10~20명 & 30명',
  'H<sub>2</sub>O',
  '$x$',
  '$$x$$',
  '`` ` ``\n\n```\na\n```',
  '|가|\n|---|',
])('%j is whole: the browser makes nothing else of it', (text) => {
  expect(blocksOf(text, 3).isWhole).toBe(true);
});

test.each(['[가](/quiz)', 'https://dure.test', '![가](/a.png)'])('%j is not whole: the browser adds to it', (text) => {
  expect(blocksOf(text, 3).isWhole).toBe(false);
});
