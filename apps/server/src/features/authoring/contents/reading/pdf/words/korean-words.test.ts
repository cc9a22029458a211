import { expect, test } from 'vitest';
import { loadKoreanWords } from './korean-words.ts';

const words = loadKoreanWords();

test.each([
  '저장소에서는',
  '가리켜',
  '다룬다',
  '살펴보았다',
  '만드는',
  '쉬운',
  '결정했으므로',
  '시스템이라는',
  '그러니까',
])('%s is a word', (word) => {
  expect(words.has(word)).toBe(true);
});

test.each(['값을재고', '저장소에서읽는', '자세한내용은', '크게된다', '뷁뷁'])('%s is none', (word) => {
  expect(words.has(word)).toBe(false);
});

test('a noun of the document is known with its particles and verbs', () => {
  const isKnown = (word: string) => word === '커밋';
  expect(words.has('커밋하지')).toBe(false);
  expect([words.has('커밋하지', isKnown), words.has('커밋까지는', isKnown)]).toEqual([true, true]);
});

test('nouns stand together without a blank', () => {
  expect([words.isCompound('중앙정부'), words.isCompound('값을재고')]).toEqual([true, false]);
});

test('without the dictionary the words of the document are still known', () => {
  const own = loadKoreanWords('dictionary-of-nobody');
  expect(own.has('저장소에서는')).toBe(false);
  expect(own.has('커밋까지는', (word) => word === '커밋')).toBe(true);
});
