import { describe, expect, it } from 'vitest';
import { splitByWords } from './split-by-words.ts';

const shown = (text: string, words: readonly string[]) =>
  splitByWords(text, words)
    .map(({ part, isWord }) => (isWord ? `<${part}>` : part))
    .join('');

describe('keywords in a text', () => {
  it.each([
    ['복합 인덱스를 EXPLAIN으로 본다', ['인덱스', 'explain'], '복합 <인덱스>를 <EXPLAIN>으로 본다'],
    ['인덱스 스캔과 인덱스', ['인덱스', '인덱스 스캔'], '<인덱스 스캔>과 <인덱스>'],
    ['실행계획을 본다', ['실행 계획'], '<실행계획>을 본다'],
    ['a.c와 abc', ['a.c'], '<a.c>와 abc'],
    ['C++과 (a|b)', ['C++', '(a|b)'], '<C++>과 <(a|b)>'],
    ['그대로', ['', '  '], '그대로'],
    ['그대로', [], '그대로'],
    ['각도'.normalize('NFD'), ['각도'], '<각도>'],
  ])('%j with %j is %j', (text, words, marked) => {
    expect(shown(text, words)).toBe(marked);
  });
});
