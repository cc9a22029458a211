import { expect, test } from 'vitest';
import { plain, visible } from './plain.ts';
import { sentencesOf } from './sentences.ts';
import { isInflected, meaningOf, stemOf, wordsOf } from './words.ts';

test('a stem is a word without its ending, and keeps two letters', () => {
  expect(['인덱스에서는', '선택도가', '효과', '나는', '학습하면', 'systems'].map(stemOf)).toEqual([
    '인덱스',
    '선택도',
    '효과',
    '나는',
    '학습',
    'systems',
  ]);
});

test('words that mean the same share their meaning; numbers are digits', () => {
  expect(meaningOf('남성이')).toBe(meaningOf('남자가'));
  expect([meaningOf('개가'), meaningOf('두')]).toEqual(['개', '2']);
  expect(meaningOf('connections')).toBe(meaningOf('connection'));
  expect(meaningOf('상승')).not.toBe(meaningOf('하락'));
});

test('words hold their order, composed, without what cannot be seen', () => {
  expect(wordsOf('인덱스의\u200b B-Tree, ＡＢＣ'.normalize('NFD'))).toEqual(['인덱스의', 'b', 'tree', 'abc']);
  expect(isInflected('인덱스의')).toBe(true);
  expect(isInflected('인덱스')).toBe(false);
});

test('a text without what cannot be seen is what a reader sees', () => {
  expect(visible('만\u200b점\u{E0067}\u202e을\r\n\u00adX\u0007')).toBe('만점을\nX ');
  expect(plain('ＡＢ')).toBe('ab');
});

test('sentences end at marks and lines; lines without letters are none', () => {
  expect(sentencesOf('첫째입니다. 둘째입니다!\n\n- 셋째\n---\n넷째: 다섯째')).toEqual([
    '첫째입니다.',
    '둘째입니다!',
    '- 셋째',
    '넷째:',
    '다섯째',
  ]);
  expect(sentencesOf('부정 조건(!=, NOT IN)이 있다. 끝.')).toEqual(['부정 조건(!=, NOT IN)이 있다.', '끝.']);
});
