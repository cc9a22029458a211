import fc from 'fast-check';
import { expect, test } from 'vitest';
import { influencesOn, stillStands, type ShownText } from './influence.policy.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const shown = (answerSequence: number, text: string, hour = 1): ShownText => ({
  answerSequence,
  text,
  since: at(hour),
});
const LEADING = '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.';
const LEADING_TAKEN = '복합 인덱스는 선두 컬럼이 조건에 없으면 범위를 못 좁힌다.';
const STATISTICS = '통계 정보가 갱신되지 않으면 옵티마이저가 잘못된 계획을 고릅니다.';
const STATISTICS_TAKEN = '통계 정보가 오래되면 옵티마이저가 엉뚱한 실행 계획을 고를 수 있어요.';
const OWN = '쓰기가 많은 테이블에서는 인덱스마다 갱신 비용이 듭니다.';
const OWN_AGAIN = '쓰기가 잦으면 인덱스를 갱신하는 비용이 커집니다.';

test('a thought in other words is found with both sentences', () => {
  expect(influencesOn(`${OWN} ${LEADING_TAKEN}`, [OWN], [shown(7, `그렇다고 봅니다. ${LEADING}`)])).toEqual([
    { source: 7, sentence: LEADING_TAKEN, passage: LEADING },
  ]);
});

test.each([
  ['their own pre-answer', OWN_AGAIN, [OWN], OWN],
  ['the question, the content or the model answer', LEADING_TAKEN, ['', LEADING], LEADING],
])('what its author had before, in %s, came from nobody', (_, final, known, peers) => {
  expect(influencesOn(final, known, [shown(7, peers)])).toEqual([]);
});

test('words in common alone are no thought, nor is what everybody says', () => {
  expect(influencesOn('통계 정보를 자주 갱신하면 서버에 부담이 됩니다.', [], [shown(7, STATISTICS)])).toEqual([]);
  expect(influencesOn('네, 맞습니다.', [], [shown(7, '네, 맞습니다.')])).toEqual([]);
});

test('what is quoted is credited where it stands, and what a peer quotes is not theirs', () => {
  expect(influencesOn(`> ${LEADING} — @안나\n\n${OWN}`, [OWN], [shown(7, LEADING)])).toEqual([]);
  expect(influencesOn(LEADING_TAKEN, [], [shown(7, `> ${LEADING} — @안나`)])).toEqual([]);
});

test('what one quoted before, one knew', () => {
  expect(influencesOn(LEADING_TAKEN, [`> ${LEADING}`], [shown(7, LEADING)])).toEqual([]);
});

test('of several answers that say it the earliest is the source, whatever their order', () => {
  const [early, late] = [shown(7, LEADING, 1), shown(8, LEADING, 2)];
  for (const all of [
    [early, late],
    [late, early],
  ])
    expect(influencesOn(LEADING_TAKEN, [], all).map(({ source }) => source)).toEqual([7]);
});

test('each source is named once, and three at most', () => {
  const texts = [
    LEADING,
    STATISTICS,
    '캐시 적중률이 떨어지면 디스크를 더 많이 읽어야 합니다.',
    '함수로 감싼 컬럼은 인덱스를 타지 못합니다.',
  ];
  expect(influencesOn(texts.join(' '), [], [shown(7, texts.join(' '))])).toHaveLength(1);
  const each = texts.map((text, index) => shown(index, text));
  expect(influencesOn(texts.join(' '), [], each)).toHaveLength(3);
  expect(influencesOn(`${LEADING_TAKEN} ${STATISTICS_TAKEN}`, [], each).map(({ source }) => source)).toEqual([0, 1]);
});

test('a sentence that was worked over stands, another one does not', () => {
  expect(stillStands(LEADING, ['', `${LEADING.replace('없습니다', '없어요')} ${OWN}`])).toBe(true);
  expect(stillStands(LEADING, [OWN, STATISTICS])).toBe(false);
});

test('whatever is written, what is found stands in both texts', () => {
  const text = fc
    .array(fc.constantFrom(LEADING, LEADING_TAKEN, STATISTICS, STATISTICS_TAKEN, OWN, OWN_AGAIN, '> a', ''), {
      maxLength: 4,
    })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, text, fc.array(text, { maxLength: 4 }), (final, pre, peers) => {
      const found = influencesOn(
        final,
        [pre],
        peers.map((one, index) => shown(index, one)),
      );
      for (const { source, sentence, passage } of found) {
        expect(final).toContain(sentence);
        expect(peers[source]).toContain(passage);
        expect(pre).not.toContain(sentence);
      }
    }),
    { numRuns: 20 },
  );
});
