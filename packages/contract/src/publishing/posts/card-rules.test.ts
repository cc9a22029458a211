import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardState, jobGroupChips, levelChips, priceLabel } from './card-rules.ts';

const levels = ['1', '2', '3', '4', '5'];
const groups = ['0100', '0200', '0300', '0400'];

test('one chip stands for all five levels, whatever their order and whatever there is besides', () => {
  expect(levelChips(levels, ['가', '나', '다', '라', '마'])).toEqual([{ label: '모든 레벨' }]);
  expect(levelChips(['6', ...levels.toReversed()], [])).toEqual([{ label: '모든 레벨' }]);
  fc.assert(
    fc.property(fc.subarray(levels, { maxLength: 4 }), (some) => {
      const names = some.map((code) => `레벨 ${code}`);
      expect(levelChips(some, names)).toEqual(some.map((code) => ({ code, label: `레벨 ${code}` })));
    }),
  );
});

test('one chip stands for all four job groups; each of fewer has its own', () => {
  expect(jobGroupChips(groups, [])).toEqual([{ label: '모든 직군' }]);
  expect(jobGroupChips(['0300', '0100'], ['개발', '기획'])).toEqual([
    { code: '0300', label: '개발' },
    { code: '0100', label: '기획' },
  ]);
  expect(jobGroupChips(['0100', '0200', '0300'], ['기획', '디자인', '개발'])).toHaveLength(3);
});

test('a price has separators of thousands and 원; what is 0001 is free whatever it says', () => {
  expect(priceLabel({ paymentType: '0002', price: 20_000 })).toBe('20,000원');
  expect(priceLabel({ paymentType: '0002', price: 1_234_567 })).toBe('1,234,567원');
  expect(priceLabel({ paymentType: '0002', price: 900 })).toBe('900원');
  expect(priceLabel({ paymentType: '0001', price: 20_000 })).toBe('무료');
});

test('a seminar closes soon when it is open and half of its places are taken', () => {
  const seminar = (seminarStatus: string, currentParticipantCount: number, participantCount: number) =>
    cardState({ seminarStatus, currentParticipantCount, participantCount });
  expect(seminar('0002', 5, 10)).toBe('closingSoon');
  expect(seminar('0002', 4, 10)).toBe('recruiting');
  expect(seminar('0002', 4, 9)).toBe('recruiting');
  expect(seminar('0002', 5, 9)).toBe('closingSoon');
  expect(seminar('0001', 10, 10)).toBeNull();
  expect(seminar('0002', 0, 0)).toBe('recruiting');
  expect(seminar('0003', 10, 10)).toBe('full');
  expect(seminar('0004', 10, 10)).toBe('over');
  expect(seminar('0005', 9, 10)).toBe('cancelled');
});

test('a study is recruiting or over; closing soon goes before it; an article has no state', () => {
  expect(cardState({ isRecruit: true })).toBe('recruiting');
  expect(cardState({ isRecruit: false })).toBe('over');
  expect(cardState({ seminarStatus: '0002', currentParticipantCount: 9, participantCount: 10, isRecruit: true })).toBe(
    'closingSoon',
  );
  expect(cardState({})).toBeNull();
});
