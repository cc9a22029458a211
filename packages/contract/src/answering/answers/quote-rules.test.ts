import { describe, expect, it } from 'vitest';
import { isQuotedFrom, quoteMarkdown, quotesIn } from './quote-rules.ts';

const name = '김민준';

describe('a quote', () => {
  it.each([
    ['한 문장이다.', '> 한 문장이다. — @김민준'],
    ['```sql\nselect 1;\n```', '> ```sql\n> select 1;\n> ```\n> — @김민준'],
    ['첫 줄\n\n둘째 줄', '> 첫 줄\n>\n> 둘째 줄\n> — @김민준'],
  ])('of %j is written as %j and found again', (passage, markdown) => {
    expect(quoteMarkdown({ name, passage })).toBe(markdown);
    expect(quotesIn(`앞\n\n${markdown}\n\n뒤`)).toEqual([{ name, passage }]);
  });

  it('names people with spaces, as an anonymous club does', () => {
    expect(quotesIn('> 생각 하나 — @익명 12')).toEqual([{ name: '익명 12', passage: '생각 하나' }]);
  });

  it('ends where it is credited: two may stand one under the other', () => {
    expect(quotesIn('> 가나다라 — @김민준\n> 마바사아 — @이서윤')).toEqual([
      { name: '김민준', passage: '가나다라' },
      { name: '이서윤', passage: '마바사아' },
    ]);
  });

  it.each(['> 이름 없는 인용', '글 — @김민준', '> — @김민준', '> 끊긴\n\n글 — @김민준', ''])(
    'is none in %j',
    (text) => {
      expect(quotesIn(text)).toEqual([]);
    },
  );
});

describe('where a passage comes from', () => {
  const text =
    '1. **선택도**가 낮으면 $N s c_r > P c_s$ 이므로 [문서](https://example.com)대로\n   순차 스캔이 `빠르다`.';

  it.each(['선택도가 낮으면 $N s c_r > P c_s$ 이므로', '문서대로 순차 스캔이 빠르다', text, '1. 선택도가 낮으면'])(
    '%j is out of the text',
    (passage) => {
      expect(isQuotedFrom(passage, text)).toBe(true);
    },
  );

  it.each(['선택도가 높으면', '가', '', '***', '스캔이 느리다'])('%j is not', (passage) => {
    expect(isQuotedFrom(passage, text)).toBe(false);
  });

  it('is not told apart by how its letters were composed', () => {
    expect(isQuotedFrom('선택도가 낮으면'.normalize('NFD'), text)).toBe(true);
  });
});
