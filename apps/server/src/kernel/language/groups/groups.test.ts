import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const ACCESS = [
  '선택도가 나빠서 임의 접근이 많아집니다.',
  '행마다 임의 접근이 일어나 느립니다.',
  '임의 접근 비용이 커서 느려집니다.',
  '선택도가 낮아 임의 접근이 늘어납니다.',
];
const MEMORY = [
  '인덱스가 커서 메모리에 올라가지 않습니다.',
  '메모리가 부족해 인덱스를 올리지 못합니다.',
  '인덱스가 메모리보다 큽니다.',
];
const STATS = [
  '통계가 오래되어 옵티마이저가 틀립니다.',
  '옵티마이저가 오래된 통계를 봅니다.',
  '오래된 통계 때문에 옵티마이저가 실수합니다.',
];

test('answers that say the same in other words are put together, largest group first, and named by what tells them apart', () => {
  const texts = [
    ACCESS[0]!,
    MEMORY[0]!,
    STATS[0]!,
    ACCESS[1]!,
    '모름',
    ACCESS[2]!,
    MEMORY[1]!,
    STATS[1]!,
    ACCESS[3]!,
    MEMORY[2]!,
    STATS[2]!,
  ];
  const { groups, silent } = groupsOf(texts, '인덱스가 느린 이유를 쓰세요.');
  expect(silent).toEqual([4]);
  expect(groups.map(({ members }) => members.toSorted((a, b) => a - b))).toEqual([
    [0, 3, 5, 8],
    [1, 6, 9],
    [2, 7, 10],
  ]);
  expect(groups.map(({ words }) => words[0])).toEqual(['임의', '메모리', '통계']);
});

test('the most typical answer of a group stands first, an outsider last', () => {
  const { groups } = groupsOf([...ACCESS, '임의로 골라 접근하는 사용자의 권한도 확인합니다.']);
  expect(groups[0]!.members.at(-1)).toBe(4);
});

test('the same answers make the same groups', () => {
  const texts = [...ACCESS, ...MEMORY, ...STATS];
  expect(groupsOf(texts)).toEqual(groupsOf([...texts]));
});

test.each([[[]], [['하나']], [['같다', '같다']], [['', '?']]])(
  'few or empty answers make no groups out of nothing: %j',
  (texts) => {
    const { groups, silent } = groupsOf(texts);
    expect([...groups.flatMap(({ members }) => members), ...silent].toSorted((a, b) => a - b)).toEqual(
      texts.map((_, at) => at),
    );
  },
);

test('a thousand answers are all in a group', () => {
  const texts = Array.from({ length: 1000 }, (_, at) => [ACCESS, MEMORY, STATS][at % 3]![at % 3]!);
  const { groups } = groupsOf(texts);
  expect(groups.flatMap(({ members }) => members).length).toBe(1000);
  expect(groups.length).toBe(3);
});
