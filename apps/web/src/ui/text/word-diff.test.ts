import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff, type DiffPart } from './word-diff.ts';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;
const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('');

describe('the comparison of two texts', () => {
  it.each([
    ['같은 글', '같은 글', '같은 글'],
    ['', '새로 쓴 글', '[+새로 쓴 글+]'],
    ['지운 글', '', '[-지운 글-]'],
    ['통계가 오래되면 느리다.', '통계가 낡으면 느리다.', '통계가 [-오래되면-][+낡으면+] 느리다.'],
    [
      '컬럼에 함수를 쓰면 느립니다.',
      '컬럼에 선두 조건이 빠지면 느립니다.',
      '컬럼에 [-함수를 쓰면-][+선두 조건이 빠지면+] 느립니다.',
    ],
    ['인덱스를 쓴다', '인덱스는 쓴다', '[-인덱스를-][+인덱스는+] 쓴다'],
  ])('of %j and %j is %j', (before, after, text) => {
    expect(shown(wordDiff(before, after))).toBe(text);
  });

  it('does not call a letter written in two ways a change', () => {
    expect(wordDiff('각도'.normalize('NFD'), '각도')).toEqual([{ kind: 'same', text: '각도' }]);
  });

  it('loses nothing of either text', () => {
    const text = fc
      .array(fc.constantFrom('가', '나', '다.', ' ', '\n', 'EXPLAIN', '(', '1'))
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const without = (kind: DiffPart['kind']) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('gives up on two long texts that share nothing, and shows both', () => {
    const long = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordDiff(long('가'), long('나')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
