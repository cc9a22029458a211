import { expect, test } from 'vitest';
import type { Letter } from './letters.ts';
import { Blanks, linesOf } from './lines.ts';
import { LinePitch } from './line-pitch.ts';
import { inReadingOrder } from './order.ts';
import { paragraphsOf } from './paragraphs.ts';
import { unblanked, written } from './pdf.test-help.ts';
import { rowsOf } from './rows.ts';
import { WordBreaks } from './words/word-breaks.ts';

const linesIn = (letters: readonly Letter[]) => inReadingOrder(linesOf(rowsOf(letters), true));
const textsOf = (letters: readonly Letter[]) => linesIn(letters).map(({ text }) => text);

test('a sign of another font that is painted after its line stands where it was left out', () => {
  const line = written('□ 동의 □ 반대');
  const later = line.filter(({ text }, at) => text === '□' && at > 0);
  expect(textsOf([...line.filter((letter) => !later.includes(letter)), ...later])).toEqual(['□ 동의 □ 반대']);
});

test('blanks that are painted before or after all lines of a page stand in theirs, also at their ends', () => {
  const [one, two] = [written('두 표를 잇는 '), written('법을 배운다', { y: 680 })];
  const all = [...one, ...two];
  const blanks = all.filter(({ isBlank }) => isBlank);
  const expected = [
    { text: '두 표를 잇는', endsWithBlank: true },
    { text: '법을 배운다', endsWithBlank: false },
  ];
  expect(linesIn([...blanks, ...unblanked(all)])).toMatchObject(expected);
  expect(linesIn([...unblanked(all), ...blanks])).toMatchObject(expected);
  const seen = new Blanks();
  seen.add(rowsOf([...blanks, ...unblanked(all)]));
  expect(seen.areWritten).toBe(true);
});

test('a cell whose text stands between the lines of the next one is no part of them', () => {
  const row = [
    ...written('기대', { y: 707 }),
    ...written('효과', { y: 693 }),
    ...written('반면 이런', { x: 76, y: 697 }),
    ...written('일이 있다', { x: 76, y: 683 }),
  ];
  expect(textsOf(row)).toEqual(['기대', '효과', '반면 이런', '일이 있다']);
});

test('a box beside text that is painted first interrupts no sentence', () => {
  const page = [
    ...written('상자의 글이다.', { x: 250, y: 640 }),
    ...written('이것은 상자 위를 지나 오른쪽 끝까지 이어지는 긴 줄이고', { y: 700, size: 12 }),
    ...written('이렇게 이어진다.', { y: 682, size: 12 }),
    ...written('상자 옆에 있는 다른 문단이다.', { y: 640, size: 12 }),
  ];
  expect(textsOf(page).slice(0, 2)).toEqual([
    '이것은 상자 위를 지나 오른쪽 끝까지 이어지는 긴 줄이고',
    '이렇게 이어진다.',
  ]);
});

test('lines that are set wide in the whole document are of one paragraph; items of a list are not', () => {
  const paragraph = ['이 줄은 모두 같은 길이로 넓게', '두 줄 사이를 띄어 적은 글이며', '끝까지 이어서 읽어야 하는 글'];
  const pageOf = (texts: readonly string[]) =>
    linesIn(texts.flatMap((text, at) => written(text, { y: 700 - at * 24 })));
  const paragraphsIn = (texts: readonly string[]) => {
    const lines = pageOf(texts);
    const pitch = new LinePitch();
    pitch.add(lines);
    const breaks = new WordBreaks();
    return paragraphsOf(lines, { body: 10, apart: pitch.paragraph, breaks }).map(({ text }) => text);
  };
  expect(paragraphsIn([...paragraph, ...paragraph, ...paragraph])).toHaveLength(1);
  const items = ['요구를 모은다', '표', '값을 재어 보고 견주며 적는다', '끝'];
  expect(paragraphsIn([...items, ...items, ...items])).toHaveLength(12);
});
