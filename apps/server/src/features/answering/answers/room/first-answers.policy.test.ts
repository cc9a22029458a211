import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstToRead, wordsOf, type Candidate } from './first-answers.policy.ts';

const answer = (sequence: number, text: string, likes = 0, onePicks = 0): Candidate => ({
  sequence,
  text,
  likes,
  onePicks,
});
const OWN = '인덱스의 선택도가 낮으면 느리다. EXPLAIN을 본다.';
const NEAR = answer(1, '선택도가 낮은 인덱스는 손해라서 EXPLAIN으로 확인합니다.');
const FAR = answer(2, '쓰기가 잦아 캐시 적중률이 떨어지면 블록을 더 많이 읽어야 합니다.');
const VALUED = answer(3, '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.', 4, 2);

test('words are compared without their particles', () => {
  expect([...wordsOf('인덱스의 선택도가 EXPLAIN을, 인덱스에서')]).toEqual(['인덱스', '선택도', 'explain']);
});

test('one near, one different and one valued answer that lacks a keyword are offered', () => {
  const offered = firstToRead(OWN, [FAR, VALUED, NEAR], ['통계']);
  expect(offered.map(({ sequence, reason }) => [sequence, reason])).toEqual([
    [1, 'NEAR'],
    [2, 'DIFFERENT'],
    [3, 'INCOMPLETE'],
  ]);
  expect(offered[0]?.words).toHaveLength(2);
  expect(OWN).toContain(offered[0]?.words[0]);
  expect(offered[1]?.words.every((word) => !OWN.includes(word))).toBe(true);
});

test('things are named, and no forms of verbs', () => {
  const [near, different] = firstToRead(
    '함수를 쓰면 인덱스가 안 탄다.',
    [
      answer(1, '함수로 감싸서 쓰면 인덱스를 못 쓴다.'),
      answer(2, '통계 정보가 갱신되지 않았을 때 느리다. ANALYZE를 실행한다.'),
    ],
    [],
  );
  expect(near?.words.toSorted()).toEqual(['인덱스', '함수']);
  expect(different?.words.toSorted()).toEqual(['정보', '통계']);
});

test('what lacks a keyword is said without the keyword', () => {
  const incomplete = firstToRead(OWN, [NEAR, FAR, VALUED], ['통계', '비용']).find(
    ({ reason }) => reason === 'INCOMPLETE',
  );
  expect(incomplete).toEqual({ sequence: 3, reason: 'INCOMPLETE', words: [] });
});

test('an answer with every keyword lacks nothing, one without a like is not valued, a few letters are no difference', () => {
  expect(firstToRead(OWN, [VALUED], ['인덱스'])).toEqual([expect.objectContaining({ reason: 'NEAR' })]);
  expect(firstToRead('전혀 다른', [{ ...VALUED, likes: 0, onePicks: 0 }], ['통계'])).toEqual([
    expect.objectContaining({ reason: 'DIFFERENT' }),
  ]);
  expect(firstToRead(OWN, [answer(4, '모르겠음')], ['통계'])).toEqual([]);
});

test('whatever is written, each answer is offered once, and always the same ones', () => {
  const candidates = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.nat(9), fc.nat(9)), { maxLength: 30 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), candidates, fc.array(fc.string()), (own, given, keywords) => {
      const all = given.map(([text, likes, picks], index) => answer(index, text, likes, picks));
      const offered = firstToRead(own, all, keywords);
      expect(new Set(offered.map(({ sequence }) => sequence)).size).toBe(offered.length);
      expect(offered.length).toBeLessThanOrEqual(3);
      expect(firstToRead(own, all, keywords)).toEqual(offered);
    }),
  );
});
