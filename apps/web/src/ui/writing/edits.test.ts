import { describe, expect, it } from 'vitest';
import { block, edits, tableOf, type Edit, type Typed } from './edits.ts';

/** A text in which `[` and `]` say what is marked, or `|` where the caret stands. */
function typedOf(marked: string): Typed {
  const value = marked.replace(/[[\]|]/g, '');
  const caret = marked.indexOf('|');
  if (caret !== -1) return { value, start: caret, end: caret };
  return { value, start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
}

function after({ value }: Typed, { from, to, text, select: [start, end] }: Edit): string {
  const result = value.slice(0, from) + text + value.slice(to);
  return start === end
    ? `${result.slice(0, start)}|${result.slice(start)}`
    : `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`;
}

const done = (tool: keyof typeof edits, marked: string) => {
  const typed = typedOf(marked);
  return after(typed, edits[tool](typed));
};

describe('tools write', () => {
  it.each([
    ['bold', '가[나]다', '가**[나]**다'],
    ['bold', '가**[나]**다', '가[나]다'],
    ['bold', '가[**나**]다', '가[나]다'],
    ['bold', '가|', '가**|**'],
    ['code', '[EXPLAIN]', '`[EXPLAIN]`'],
    ['code', '[select 1;\nselect 2;]', '```\n[select 1;\nselect 2;]\n```\n\n|'.replace('|', '')],
    ['maths', '값은 [x^2]', '값은 $[x^2]$'],
    ['maths', '|', '$|$'],
    ['list', '앞\n[하나\n둘]\n뒤', '앞\n[- 하나\n- 둘]\n뒤'],
    ['list', '앞\n[- 하나\n- 둘]\n뒤', '앞\n[하나\n둘]\n뒤'],
    ['list', '하나|', '- 하나|'],
    ['quote', '- 하나|', '> - 하나|'],
    ['quote', '> 하|나', '하|나'],
  ] as const)('%s: %j becomes %j', (tool, before, expected) => {
    expect(done(tool, before)).toBe(expected);
  });

  it.each([
    ['문서', '[문서](https://)', 'https://'],
    ['https://a.example/b', '[](https://a.example/b)', ''],
    ['', '[](https://)', ''],
  ])('a link of %j is %j with %j to be typed over', (chosen, expected, marked) => {
    const { text, select } = edits.link({ value: chosen, start: 0, end: chosen.length });
    expect(text).toBe(expected);
    expect(text.slice(...select)).toBe(marked);
  });

  it('a table stands apart from what is around it, and takes nothing away', () => {
    const typed = typedOf('앞 [글] 뒤');
    expect(after(typed, tableOf(['가', '나'])(typed))).toBe(
      '앞 글\n\n| [가] | 나 |\n| --- | --- |\n|    |    |\n\n 뒤',
    );
  });
});

it.each([
  ['', '', '글\n\n'],
  ['앞', '', '앞\n\n글\n\n'],
  ['앞\n', '뒤', '앞\n\n글\n\n뒤'],
  ['앞\n\n', '\n\n뒤', '앞\n\n글\n\n뒤'],
])('a block between %j and %j is a paragraph of its own', (before, next, expected) => {
  const value = before + next;
  const { text } = block({ value, start: before.length, end: before.length }, '글', [0, 0]);
  expect(before + text + next).toBe(expected);
});
