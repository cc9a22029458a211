import { expect, test } from 'vitest';
import { plainLines, plainQuestion } from './plain-question.ts';

test.each([
  ['**선택도(selectivity)**가 *낮은* 열은?', '선택도(selectivity)가 낮은 열은?'],
  ['*왜* `__init__`과 `a ** b`는 다른가요?', '왜 __init__과 a ** b는 다른가요?'],
  ['snake_case_name과 2 * 3 * 4, 3*4*5는 그대로', 'snake_case_name과 2 * 3 * 4, 3*4*5는 그대로'],
  ['10~20명에게 ~~물었다~~ 물으면?', '10~20명에게 물었다 물으면?'],
  ['\\*별표\\*와 C:\\data\\_새것', '*별표*와 C:\\data\\_새것'],
  ['> - [x] 한 일<br>H<sub>2</sub>O', '☑ 한 일 H₂O'],
  ['왜 `join`은\n\n[표](http://a.test)를 **두 번** 읽나요?', '왜 join은 표를 두 번 읽나요?'],
  ['앞이 **잘린 문장', '앞이 **잘린 문장'],
  ['[식 (1)](http://a.test/x_(y))과 ![그림](a.png)', '식 (1)과 그림'],
  ['제목\n===\n본문', '제목 === 본문'],
  ['| 가 | 나 |\n|---|---|\n| 1 | 2 |', '가 나 1 2'],
  ['```sql\nselect *\n```', 'select *'],
])('%j reads %j in one line', (markdown, plain) => {
  expect(plainQuestion(markdown)).toBe(plain);
});

test('a list shows what is asked, and that code and tables follow', () => {
  expect(plainQuestion('## 왜 느린가요?\n\n```sql\nselect **\n```\n\n| 가 |\n|---|\n| 1 |\n\n$$x^2$$')).toBe(
    '왜 느린가요? …',
  );
});

test('line by line everything is said', () => {
  expect(plainLines('## **왜** 느린가요?\n\n```sql\nselect *\nfrom a_b_\n```\n\n- 하나\n- 둘\n\n$$x^2$$')).toBe(
    '왜 느린가요?\n\nselect *\nfrom a_b_\n\n- 하나\n- 둘\n\nx²',
  );
});

test.each([
  ...[
    '`',
    '``a',
    '[',
    '[a](',
    '![](/',
    '*',
    '**a',
    '*a ',
    '_',
    '~~a',
    '$',
    '$a',
    '$$\n',
    '\\',
    '\\$',
    '<br',
    '<sub>',
    '&',
  ],
  ...[
    '> ',
    '> 5\n',
    '> > ',
    '- ',
    '- a\n',
    '  - a\n',
    '1. a\n',
    '1.\n',
    '| ',
    '|a|\n',
    '|-|\n',
    '```\n',
    '```a\n',
    '# ',
    '---\n',
  ],
  ...[' ', '\n', '1945. ', 'https://a.b/(', 'a@', '가'],
])('a long text of %j alone takes no time', (sign) => {
  const started = performance.now();
  plainQuestion(sign.repeat(50_000 / sign.length));
  expect(performance.now() - started).toBeLessThan(2_000);
});
