import { describe, expect, test } from 'vitest';
import { doubledCopies, saysTheSame, type QuizWording } from './club-quizzes.policy.ts';

const kept = (quizSequence: number) => ({ quizSequence, sourceQuizSequence: null });
const copyOf = (sourceQuizSequence: number | null) => ({ quizSequence: null, sourceQuizSequence });
const sources = new Map([[5, 1]]);
const doubled = (...listed: Parameters<typeof doubledCopies>[0]) => [
  ...doubledCopies(listed, (quizSequence) => sources.get(quizSequence)),
];

describe('a copy is in the list already', () => {
  test.each([
    ['once is once', [copyOf(1), kept(2)], []],
    ['of two copies of one quiz the second is', [copyOf(1), copyOf(2), copyOf(1)], [2]],
    ['beside its source, wherever that stands', [copyOf(1), kept(1)], [0]],
    ['beside a copy that was made before', [kept(5), copyOf(1)], [1]],
    ['a copy of a copy is another quiz than a copy of the first', [kept(1), copyOf(5)], []],
    ['quizzes without a source are never the same', [copyOf(null), copyOf(null)], []],
    [
      'what exists keeps its place, whatever source is named with it',
      [{ quizSequence: 9, sourceQuizSequence: 1 }, copyOf(1)],
      [],
    ],
  ] as const)('%s', (_, listed, expected) => {
    expect(doubled(...listed)).toEqual(expected);
  });
});

const wording = (part: Partial<QuizWording> = {}): QuizWording => ({
  question: '정규화는 왜 하나요?',
  model_answer: '중복을 없앤다.',
  model_answer_keywords: ['중복'],
  rubric: [{ name: '근거', weight: 50 }],
  content_sequence: null,
  content_title: null,
  content_url: null,
  ...part,
});

test('a content that is named is compared by its sequence, whatever words come along', () => {
  const kept = wording({ content_sequence: 7, content_title: '정규화', content_url: 'https://example.com' });
  expect(saysTheSame(kept, wording({ content_sequence: 7 }))).toBe(true);
  expect(saysTheSame(kept, { ...kept, content_sequence: 8 })).toBe(false);
});

test.each([
  ['the same words', {}, true],
  ['spaces around them', { question: ' 정규화는 왜 하나요?\n', rubric: [{ name: ' 근거', weight: 50 }] }, true],
  ['no content and an empty one', { content_title: '', content_url: '' }, true],
  ['another question', { question: '정규화는 언제 하나요?' }, false],
  ['another answer', { model_answer: '' }, false],
  ['other keywords', { model_answer_keywords: ['중복', '이상'] }, false],
  ['another weight', { rubric: [{ name: '근거', weight: 60 }] }, false],
  ['another content', { content_url: 'https://example.com' }, false],
  ['a content of the library that is not kept', { content_sequence: 7 }, false],
])('of two wordings, %s: %#', (_, part, expected) => {
  expect(saysTheSame(wording(), wording(part))).toBe(expected);
});
