import { describe, expect, test } from 'vitest';
import type { Letter } from './letters.ts';
import { Blanks, linesOf } from './lines.ts';
import { inReadingOrder } from './order.ts';
import { paragraphsOf } from './paragraphs.ts';
import { unblanked, written } from './pdf.test-help.ts';
import { rowsOf } from './rows.ts';
import { WordBreaks } from './words/word-breaks.ts';
import { markUnknown } from './unknown-letters.ts';

const textsOf = (letters: readonly Letter[], areBlanksWritten = true) =>
  inReadingOrder(linesOf(rowsOf(letters), areBlanksWritten)).map(({ text }) => text);
const endOf = (text: string, size = 10) => written(text, { size }).reduce((sum, { width }) => sum + width, 0);

describe('words of a line', () => {
  test('blanks that are written stand, however narrow, and nothing else is one', () => {
    const apart = [...written('Git'), ...written('은 빠르다.', { x: 50 + 15 + 2.5 })];
    expect(textsOf([...written('Merge 한다'), ...written('UI 접근에', { y: 680 })])).toEqual([
      'Merge 한다',
      'UI 접근에',
    ]);
    expect(textsOf(apart)).toEqual(['Git은 빠르다.']);
  });

  test('letters that are set apart are one word, the blanks between them are kept', () => {
    expect(textsOf(written('값을 재는 차례', { gap: 0.4 }))).toEqual(['값을 재는 차례']);
    expect(textsOf(written('값을 재는 차례', { gap: -0.05 }))).toEqual(['값을 재는 차례']);
  });

  test('a wide gap without a blank leads into another cell', () => {
    const row = [...written('이름'), ...written('값이다', { x: 150 })];
    expect(textsOf(row)).toEqual(['이름', '값이다']);
    expect(textsOf([...written('이름 '), ...written('값', { x: 90 })])).toEqual(['이름 값']);
  });

  test('where no blank is written, gaps tell the words, as wide as the line has them', () => {
    expect(textsOf(unblanked(written('두 표를 JOIN 절로 잇는다')), false)).toEqual(['두 표를 JOIN 절로 잇는다']);
  });

  test('blanks painted after the words of their line stand between them', () => {
    const line = written('두 표를 잇는다');
    expect(textsOf([...unblanked(line), ...line.filter(({ isBlank }) => isBlank)])).toEqual(['두 표를 잇는다']);
  });

  test('whether a document writes its blanks is seen in its letters', () => {
    const [some, none] = [new Blanks(), new Blanks()];
    some.add(rowsOf(written('이 문서는 빈칸을 글자로 쓴다')));
    none.add(rowsOf(unblanked(written('이 문서는 빈칸을 글자로 쓰지 않는다'))));
    expect([some.areWritten, none.areWritten]).toEqual([true, false]);
  });

  test('a raised or lowered sign keeps its value', () => {
    const raised = [...written('넓이는 10'), ...written('2', { x: 50 + endOf('넓이는 10'), y: 704, size: 6.5 })];
    const lowered = [...written('H'), ...written('2', { x: 55, y: 698, size: 6.5 }), ...written('O', { x: 58.5 })];
    expect(textsOf(raised)).toEqual(['넓이는 $10^{2}$']);
    expect(textsOf(lowered)).toEqual(['$H_{2}O$']);
  });

  test('a letter that is painted twice to look bold is read once', () => {
    const [first, ...others] = written('값');
    expect(textsOf([first!, { ...first!, x: first!.x + 0.3 }, ...others])).toEqual(['값']);
  });

  test('letters written downwards one by one are lines', () => {
    const down = (text: string, x: number) =>
      [...text].map((one, at) => ({ ...written(one)[0]!, text: one, x, y: 700 - at * 11 }));
    expect(textsOf([...down('세로로 쓴 글이', 400), ...down('이어진다', 380)])).toEqual(['세로로 쓴 글이', '이어진다']);
  });
});

describe('lines of a page', () => {
  test('ruby is read once, and parts no word', () => {
    const ruby = [
      ...written('어려운 문'),
      ...written('問題', { x: 82, y: 711, size: 5 }),
      ...written('제를 푼다', { x: 50 + endOf('어려운 문') }),
    ];
    expect(textsOf(ruby)).toEqual(['어려운 문제를 푼다']);
  });

  test('small text above a title is text', () => {
    const page = [
      ...written('이러한 문제'),
      ...written('를 만든다.', { y: 686 }),
      ...written('제목 줄', { y: 664, size: 20 }),
    ];
    expect(textsOf(page)).toEqual(['이러한 문제', '를 만든다.', '제목 줄']);
  });

  test('an initial begins the line beside it', () => {
    const page = [...written('이', { y: 670, size: 40 }), ...written('제 시작한다', { x: 92 })];
    expect(textsOf(page)).toEqual(['이제 시작한다']);
  });

  test('what a program paints first is read where it stands; columns stay as they are written', () => {
    const page = [
      ...written('아래 상자', { y: 500 }),
      ...written('제호', { y: 780, size: 28 }),
      ...written('왼쪽 하나', { y: 700 }),
      ...written('왼쪽 둘', { y: 680 }),
      ...written('오른쪽 하나', { x: 300, y: 700 }),
      ...written('오른쪽 둘', { x: 300, y: 680 }),
    ];
    expect(textsOf(page)).toEqual(['제호', '왼쪽 하나', '왼쪽 둘', '아래 상자', '오른쪽 하나', '오른쪽 둘']);
  });
});

describe('words that lines part', () => {
  const lines = ['이 자료는 두 표를 잇는 법을 다루고', '그 값을 재고 견주는 법을 다루며'];
  const breaks = new WordBreaks();
  const parted = [...lines, '먼저 값을 정한', '다. 그리고 표를 저', '장한다. 이제 시', '스템을 본다'].map((text) => ({
    text,
  }));
  breaks.add(parted);
  breaks.settle(parted);

  test.each([
    ['값을 다루는 저', '장소에 둔다', '값을 다루는 저장소에 둔다'],
    ['이름을 안', '정화해 둔다', '이름을 안정화해 둔다'],
    ['열쇠를 가리', '키도록 한다', '열쇠를 가리키도록 한다'],
    ['달리 쓸 수', '있는 값', '달리 쓸 수 있는 값'],
    ['그 값은 나', '중에 본다', '그 값은 나중에 본다'],
    ['값이 너무 많이', '된다고 한다', '값이 너무 많이 된다고 한다'],
    ['이 方', '法을 쓴다', '이 方法을 쓴다'],
    ['이 문서(판본', ')를 읽는다', '이 문서(판본)를 읽는다'],
  ])('%j and %j: the dictionary knows', (before, after, whole) => {
    expect(breaks.join(before, after)).toBe(whole);
  });

  test('a line that ends with a blank, or leaves room for another letter, ended between words', () => {
    expect(breaks.join('이 값을 저', '장한다', 'blank')).toBe('이 값을 저 장한다');
    expect(breaks.join('이 값을 저', '장한다', 'room')).toBe('이 값을 저 장한다');
    expect(breaks.join('이 값을 저', '장한다', 'full')).toBe('이 값을 저장한다');
  });
});

describe('letters that their font does not tell', () => {
  const KOREAN = '이 문서는 글꼴이 글자를 알려 주는 문서이고 사람이 읽는 글이다. '.repeat(5);
  /** Glyph numbers of a Korean font lie among the syllables, too. */
  const glyphs = Array.from({ length: 120 }, (_, at) => String.fromCodePoint(0xb5a0 + at * 61)).join('');

  test('numbers of glyphs are no text', () => {
    expect(markUnknown(written(glyphs))).toEqual({ letters: [], share: 1 });
    expect(markUnknown(written(KOREAN)).share).toBe(0);
    expect(markUnknown(written('바탕 돋움 굴림 '.repeat(40))).share).toBe(0);
  });

  test('codes among Hangul are marked, accents of Latin words and signs are not', () => {
    const { letters, share } = markUnknown(written(`브랜치를 물Éõ온다 성공Éü `.repeat(5) + KOREAN));
    expect(letters.map(({ text }) => text).join('')).toContain('물��온다 성공��');
    expect(share).toBeGreaterThan(0);
    expect(markUnknown(written(`Café에서 3×4는 12, 20°C. ${KOREAN}`)).share).toBe(0);
  });
});

describe('ends of lines', () => {
  const line = (text: string, right: number, y: number, x = 50) => ({
    ...{ text, x, right, y, size: 10, turn: 0, endsWithBlank: false },
  });
  const joined = (...lines: ReturnType<typeof line>[]) => {
    const breaks = new WordBreaks();
    breaks.add(lines);
    breaks.settle(lines);
    return paragraphsOf(lines, { body: 10, apart: 1.9, breaks }).map(({ text }) => text);
  };

  test('a wider line of another paragraph is not of the column, and a box beside it makes lines shorter', () => {
    const wide = line('한 줄로 끝나는 넓은 문장이다.', 400, 760);
    expect(joined(wide, line('표의 행이 기본 키에 종속하', 200, 730), line('는 열을 찾는다.', 120, 716))).toEqual([
      '한 줄로 끝나는 넓은 문장이다.',
      '표의 행이 기본 키에 종속하는 열을 찾는다.',
    ]);
    const beside = [line('상자 옆의 글은 그만큼 좁으며', 200, 730), line('여기서도 기본 키에 종속하', 201, 716)];
    expect(joined(...beside, line('는 열을 찾고 아래에서는 더 넓게 적는다.', 400, 702))).toEqual([
      '상자 옆의 글은 그만큼 좁으며 여기서도 기본 키에 종속하는 열을 찾고 아래에서는 더 넓게 적는다.',
    ]);
  });

  test('cells of a row are words apart', () => {
    expect(joined(line('주소 209', 100, 730), line('번호 31', 300, 730, 250))).toEqual(['주소 209 번호 31']);
  });
});
