import { expect, test } from 'vitest';
import { htmlOf, markdownMailHtml } from './html.ts';

const bodyOf = (text: string) => /<body[^>]*>\n(.*)\n<\/body>/s.exec(htmlOf(text))![1];

test('an address alone is a link, and one below a line is what that line leads to', () => {
  expect(bodyOf('안녕하세요.\n\nhttps://dure.test/a')).toBe(
    '<p>안녕하세요.</p>\n<p><a href="https://dure.test/a">https://dure.test/a</a></p>',
  );
  expect(bodyOf('왜 왔는지\n그만 받기\nhttps://dure.test/a\n알림 설정\nhttps://dure.test/b')).toBe(
    '<p>왜 왔는지<br><a href="https://dure.test/a">그만 받기</a><br><a href="https://dure.test/b">알림 설정</a></p>',
  );
});

test('what stands inside of a line leads nowhere, and marks are words', () => {
  expect(bodyOf('<b>나</b> https://evil.test "보세요"')).toBe(
    '<p>&lt;b&gt;나&lt;/b&gt; https://evil.test &quot;보세요&quot;</p>',
  );
});

const bodyWith = (markdown: string) =>
  /<body[^>]*>\n(.*)\n<\/body>/s.exec(
    markdownMailHtml({
      greeting: '안녕 <i>',
      markdown,
      ending: '열기\nhttps://dure.test/a',
      site: 'https://dure.test',
    }),
  )![1]!;

test('the middle of a mail may be Markdown; before and behind it stay words', () => {
  expect(bodyWith('# 제목\n\n**굵게** $x^2$')).toBe(
    '<p>안녕 &lt;i&gt;</p>\n<h2>제목</h2><p><strong>굵게</strong> <span>x²</span></p>\n<p><a href="https://dure.test/a">열기</a></p>',
  );
});

test('its links are of the web, of mail or of the site; other schemes stay as typed, and no picture is fetched', () => {
  expect(
    bodyWith(
      '[하나](/a?b=1&c) [둘](https://other.test) [셋](https://:80) [다섯](irc:a) ![넷](https://other.test/p.png)',
    ),
  ).toContain(
    '<p><a href="https://dure.test/a?b=1&amp;c">하나</a> <a href="https://other.test/">둘</a> 셋 [다섯](irc:a) 넷</p>',
  );
});
