import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

test('lines that begin with a time are chapters, the others are the text', () => {
  expect(chaptersOf('색인을 처음 만나는 분께.\n\n0:00 왜 느릴까\n- 2:20 전화번호부 한 권\n1:02:03 순서\n끝.')).toEqual({
    chapters: [
      { at: 0, title: '왜 느릴까' },
      { at: 140, title: '전화번호부 한 권' },
      { at: 3723, title: '순서' },
    ],
    text: '색인을 처음 만나는 분께.\n\n끝.',
  });
});

test('a time that does not rise, or is none, stays text', () => {
  expect(chaptersOf('1:00 하나\n0:30 둘\n2:75 셋\n3:00').chapters).toEqual([{ at: 60, title: '하나' }]);
});
