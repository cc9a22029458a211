import { expect, test } from 'vitest';
import { htmlOf } from './html.ts';

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
