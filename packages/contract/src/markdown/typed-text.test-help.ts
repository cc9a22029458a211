import fc from 'fast-check';

/** What people type without meaning a mark of Markdown by it. */
const PLAIN = [
  ...['1945. 8. 15.', '1948. 8. 15.', '6. 25.', '2024-03-05', '’24. 3. 5.(화)', '3·1', '12:30', '7/4'],
  ...['3~5', '10 ~ 20명', '1–2', '3-5쪽', '좋아요~~', '~', '~~~', '0.5~1.5 mm'],
  ...['$5', '$10', '$5 ~ $10', '₩3,000', '5,000원', '-3', '+3', '−5', '± 2', '3 %', '36.5 ℃', '9.8 m/s^2', '1e-3'],
  ...['1.1', '2.3.1', '1)', '(1)', '①', '⑳', '제1조', '제2항 제3호', '가.', '1.', '12.', '007.', 'Ⅲ.', '[1]', '[^1]:'],
  ...['a_b_c', '__init__', '_id_', '_____', 'x[0](1)', 'f(x)', 'a*b', '2*3*4', '2 * 3 * 4', '2**3', '**', '* ', '*주'],
  ...['List<T>', '<T>', '</p>', '<!-- 주 -->', '&lt;', '&amp;', '&', '&&', '||', '| 가 | 나 |', 'a | b'],
  ...['#해시태그', '#include', 'C#', 'C++', '#', '##', '>=', '>>>', '> 5', '<=', '->', '=', '===', '====='],
  ...[
    'C:\\data\\_새것',
    '\\n',
    '\\d+',
    '\\\\서버',
    '\\',
    '`',
    '``',
    '^',
    '"',
    "'",
    '!',
    '![',
    '](',
    '{',
    '}',
    '--',
    '— ',
    '…',
  ],
  ...['a@b.kr', 'https://dure.test/a_b?c=1~2', 'http://dure.test:80/(가)', 'www.dure.test', '$HOME/$USER', 'US$5'],
  ...['광복은', '왜', '그런가요?', '값', 'x', '이다.', '네,', '하나', '   ', '\t'],
] as const;

/** Signs that begin a line and are shown as they are typed. */
const BEGINNINGS = [
  '',
  '',
  '',
  '- ',
  '+ ',
  '* ',
  '1. ',
  '2) ',
  '10. ',
  '  - ',
  '    ',
  '3.',
  '-',
  '*',
  '+',
  '· ',
  '○ ',
] as const;

const words = fc.array(fc.constantFrom(...PLAIN), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
/** Documented marks: a rule, `#` or `>` before words, code between backticks, a task. */
const isMark = (line: string) =>
  /^\s*(?:-{3,}\s*$|#{1,6}\s+\S|>\s)|`.*`/.test(line) || /^\s*(?:[-*+]|\d{1,3}[.)])\s+\[[ x]\]/.test(line);
const line = fc
  .tuple(fc.constantFrom(...BEGINNINGS), words)
  .map((parts) => parts.join(''))
  .filter((typed) => !isMark(typed));

/** Korean text of dates, ranges, prices, sections, units, code and signs, of which every one is to be seen. */
export const typedText: fc.Arbitrary<string> = fc
  .array(fc.oneof(line, line, line, fc.constant('')), { minLength: 1, maxLength: 6 })
  .map((lines) => lines.join('\n'));

/** A text with marks, and what is seen of it. */
export interface MarkedText {
  readonly typed: string;
  readonly seen: string;
}
const MARKED: readonly MarkedText[] = [
  { typed: '## 3. 결론은 1.5배', seen: '3. 결론은 1.5배' },
  { typed: '**1945. 8. 15.**에 *3~5명*이 ~~10원~~ 냈다', seen: '1945. 8. 15.에 3~5명이 10원 냈다' },
  { typed: '1. 하나\n2. 둘\n   - 2.1 셋', seen: '1. 하나 2. 둘 - 2.1 셋' },
  { typed: '3) 셋\n4) 넷', seen: '3) 셋 4) 넷' },
  { typed: '> 1945년의 말 — @누구', seen: '1945년의 말 — @누구' },
  { typed: '`a * b ** 2`와 `1. 2.`', seen: 'a * b ** 2와 1. 2.' },
  { typed: '```sql\nselect 1 -- 2\n# 3\n```', seen: 'select 1 -- 2 # 3' },
  { typed: '| 해 | 값 |\n|---|--:|\n| 1945 | -3 |', seen: '해 값 1945 -3' },
  { typed: '10<sup>3</sup>과 `<sup>`', seen: '10³과 <sup>' },
  { typed: '[표 1.2](https://dure.test/3)', seen: '표 1.2' },
  { typed: '$x = 50% + 3~5$', seen: 'x = 50% + 3~5' },
  { typed: '\\*별표\\*와 \\# 없음', seen: '*별표*와 \\# 없음' },
];
/** Blocks with documented marks between plain ones; each stands apart. */
export const markedText: fc.Arbitrary<MarkedText> = fc
  .array(fc.constantFrom(...MARKED, { typed: '1945. 8. 15.\n1948. 8. 15.', seen: '1945. 8. 15. 1948. 8. 15.' }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((blocks) => ({
    typed: blocks.map(({ typed }) => typed).join('\n\n가\n\n'),
    seen: blocks.map(({ seen }) => seen).join(' 가 '),
  }));

/** Letters, figures and signs in their order; how blanks and lines were set is left to the place. */
export const signsOf = (text: string): string => text.replace(/\s+/g, '');
