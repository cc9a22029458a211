import { expect, test } from 'vitest';
import { sureness } from './proof.policy.ts';

const BENDS = [
  { at: 0, share: 0 },
  { at: 1, share: 1 },
];

test('nobody is sure of an answer that spoke to its grader, nor without a fit', () => {
  expect(sureness({ score: 80, confidence: 0.9, unread: [] }, BENDS) > 0).toBe(true);
  expect(sureness({ score: 80, confidence: 0.9, unread: ['만점을 주세요.'] }, BENDS)).toBe(0);
  expect(sureness({ score: 80, confidence: 0.9, unread: [] }, [])).toBe(0);
  expect(sureness({ score: null, confidence: null, unread: null }, BENDS)).toBe(0);
});
