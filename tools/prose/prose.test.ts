import { expect, test } from 'vitest';
import { longCommentsIn } from './comments.ts';
import { faultsOfPages } from './pages.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
/** As many words, over lines that are short enough. */
const wrapped = (count: number): string => words(count).replaceAll(/((?:word ){8}word) /g, '$1\n');
const page = (text: string) => faultsOfPages([{ path: 'docs/page.md', text: `# Page\n\n${text}\n` }]);
const script = (text: string) => longCommentsIn({ path: 'apps/a.ts', text });

test('a page of short sentences and lines is well', () => {
  expect(page(`${wrapped(25)}. Code begins a sentence: \`a b c\`.\n\n- ${words(10)}.\n- ${words(10)}.`)).toEqual([]);
});

test.each([
  ['a paragraph', wrapped(26), 3],
  ['an item of a list', `- ${wrapped(26).replaceAll('\n', '\n  ')}`, 3],
  ['a cell of a table', `| a | b |\n| --- | --- |\n| ${words(26)} | b |`, 5],
  ['a quotation', `> ${wrapped(26).replaceAll('\n', '\n> ')}`, 3],
  ['a sentence with links and emphasis', `**word** [word](https://example.org/a) ${wrapped(24)}`, 3],
])('a sentence of 26 words in %s is refused', (_, text, line) => {
  expect(page(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^docs/page\\.md:${line}: A sentence has at most 25 words \\(sentence-length\\): 26 words`),
    ),
  ]);
});

test('code is one word, an address is none', () => {
  expect(page(`\`a b c d e f g h\` [word](https://example.org/a?b=c) ${wrapped(23)}.`)).toEqual([]);
});

test('a line of 101 columns is refused, also between sentences; rows of tables and code are free', () => {
  const line = `${'x'.repeat(50)} ${'y'.repeat(50)}`;
  expect(page(line)).toEqual([expect.stringContaining('docs/page.md:3: Line length (MD013)')]);
  expect(page(`| a |\n| --- |\n| ${line} |\n\n\`\`\`text\n${line}\n\`\`\``)).toEqual([]);
});

test('a page cannot switch the rules off', () => {
  expect(page(`<!-- markdownlint-disable -->\n\n${wrapped(26)}`)).toContainEqual(
    expect.stringContaining('sentence-length'),
  );
});

test.each([
  ['a docstring', `/** ${words(26)}. */`, 'apps/a.ts:1'],
  ['a docstring over lines', `/**\n * ${words(13)}\n * ${words(13)}.\n */`, 'apps/a.ts:1'],
  ['lines below each other', `const a = 1;\n// ${words(13)}\n// ${words(13)}.`, 'apps/a.ts:2'],
])('a sentence of 26 words in %s is refused', (_, text, at) => {
  expect(script(text)).toEqual([`${at}: a comment's sentence has 26 words: "word word word word word word …"`]);
});

test('comments of SQL and of style sheets are read, too', () => {
  const sql = { path: 'functions/a.sql', text: `select 1;\n-- ${words(13)}\n-- ${words(13)}.\nselect 2;` };
  const css = { path: 'apps/a.css', text: `a {\n}\n/* ${words(26)}. */` };
  expect([...longCommentsIn(sql), ...longCommentsIn(css)]).toEqual([
    expect.stringContaining('functions/a.sql:2: '),
    expect.stringContaining('apps/a.css:3: '),
  ]);
});

test('sentences, paragraphs, points, tags and comments apart are counted by themselves', () => {
  const short = words(13);
  expect(script(`/** Word ${short}. Word ${short}. */`)).toEqual([]);
  expect(script(`/**\n * ${short}\n *\n * ${short}\n * - ${short}\n * @returns ${short}\n */`)).toEqual([]);
  expect(script(`// ${short}\nconst a = 1; // ${short}\n// ${short}`)).toEqual([]);
  expect(script(`/** \`${words(30)}\` {@link word} ${short} */`)).toEqual([]);
  expect(script(`const text = '/* ${words(30)} */';`)).toEqual([]);
});
