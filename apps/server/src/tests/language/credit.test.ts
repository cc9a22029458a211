import { quoteMarkdown } from '@dure/contract/answering/answers/quote-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signatureOf } from '../../features/answering/answer-queue/similarity.policy.ts';
import { influencesOn } from '../../features/answering/answers/influence/influence.policy.ts';
import { firstToRead } from '../../features/answering/answers/room/first-answers.policy.ts';
import { builtInGrader } from '../../features/grading/grading/ai/built-in-grader.ts';
import { foundOf, gradingData } from '../../features/grading/grading/ai/provider-question.ts';
import { evidenceFor } from '../../kernel/language/evidence/evidence.ts';
import { groupsOf } from '../../kernel/language/groups/groups.ts';
import { keywordCoverage, keywordsSaid } from '../../kernel/language/text/keywords.ts';
import { termsIn } from '../../kernel/language/writing/terms.ts';

const KEYWORDS = ['선택도', '통계', '옵티마이저'];
const MODEL = '선택도가 낮은 열의 인덱스는 이득이 없다. 통계가 낡으면 옵티마이저가 잘못 고른다.';
const QUIZ = {
  question: '인덱스를 만들었는데도 느린 까닭은 무엇인가요?',
  modelAnswer: MODEL,
  keywords: KEYWORDS,
  rubric: [{ name: '통계를 안다', description: '', weight: 100, levels: [] }],
  examples: [],
  notes: [],
} as unknown as Omit<Parameters<typeof builtInGrader.grade>[0], 'answer'>;
const PEERS = [
  MODEL,
  '캐시 적중률이 떨어지면 블록을 더 많이 읽어야 합니다.',
  '적분은 $\\int_0^\\infty e^{-x} dx = 1$이라서 수렴하고 평균을 구할 때 쓴다.',
  '```sql\nselect name from tree where root = 1 for update;\n```\n갱신 잠금이 걸려 다른 거래가 기다린다.',
];

const own = fc.constantFrom(
  '쓰기가 많은 표에서는 인덱스마다 갱신 비용이 듭니다.',
  '선택도가 낮아서 표를 모두 읽는 편이 빠릅니다.',
  '모르겠어요',
  '인덱스를 쓰지 못하는 조건이었습니다. 함수로 감쌌기 때문입니다.',
);
const quote = fc
  .tuple(fc.constantFrom(...PEERS), fc.constantFrom('안나', '도윤 2'))
  .map(([passage, name]) => quoteMarkdown({ name, passage }));
const grade = (answer: string) => builtInGrader.grade({ ...QUIZ, answer }, new AbortController().signal);

test('what is quoted counts nowhere as the words of who quotes it', async () => {
  await fc.assert(
    fc.asyncProperty(own, quote, fc.boolean(), async (answer, cited, isFirst) => {
      const whole = isFirst ? `${cited}\n\n${answer}` : `${answer}\n\n${cited}`;
      expect(keywordCoverage(whole, KEYWORDS)).toBe(keywordCoverage(answer, KEYWORDS));
      expect(keywordsSaid(whole, KEYWORDS)).toEqual(keywordsSaid(answer, KEYWORDS));
      expect(signatureOf(whole)).toEqual(signatureOf(answer));
      const shown = PEERS.map((text, at) => ({ answerSequence: at, text, since: new Date(at) }));
      expect(influencesOn(whole, [], shown)).toEqual(influencesOn(answer, [], shown));
      const candidates = PEERS.map((text, at) => ({ sequence: at, text, likes: 1, onePicks: 0 }));
      expect(firstToRead(whole, candidates, KEYWORDS)).toEqual(firstToRead(answer, candidates, KEYWORDS));
      expect(gradingData({ ...QUIZ, answer: whole }).data['answer']).toBe(
        gradingData({ ...QUIZ, answer }).data['answer'],
      );
      const [one, other] = await Promise.all([grade(whole), grade(answer)]);
      expect([one.score, one.confidence, one.justification]).toEqual([
        other.score,
        other.confidence,
        other.justification,
      ]);
      const places = one.points.flatMap(({ evidence }) => evidence ?? []);
      for (const { start, end } of places) expect(answer).toContain(whole.slice(start, end));
    }),
    { numRuns: 60 },
  );
});

test('an answer of nothing but quotations has no score, and says why', async () => {
  const found = await grade(quoteMarkdown({ name: '안나', passage: MODEL }));
  expect(found).toMatchObject({ score: null, confidence: 0, keywordsHit: [] });
  expect(found.justification).toBe('인용만 있고 자기 말로 쓴 내용이 없어요. 직접 읽어 주세요.');
});

test('words that a provider gives as evidence are looked for in what its author said', () => {
  const reply = {
    criteria: [{ name: '통계를 안다', points: 80, reason: '말해요.', evidence: ['통계가 낡으면'] }],
    score: 80,
    justification: '말해요.',
    suggestion: '',
    confidence: 0.9,
  };
  const evidenceIn = (answer: string) => foundOf({ ...QUIZ, answer }, reply, []).criteria[0]!.evidence;
  expect(evidenceIn('> 통계가 낡으면 — @안나\n\n저도 그래요')).toEqual([]);
  expect(evidenceIn('> 통계가 낡으면 — @안나\n\n통계가 낡으면')).toEqual([{ start: 17, end: 24 }]);
});

test('formulas and code are equal as a whole or not at all, and no part of one is an idea', () => {
  const [integral, code] = [PEERS[2]!, PEERS[3]!];
  const words = firstToRead(
    '표를 모두 읽는 편이 빠르다고 생각합니다.',
    [
      { sequence: 1, text: integral, likes: 0, onePicks: 0 },
      { sequence: 2, text: code, likes: 0, onePicks: 0 },
    ],
    [],
  ).flatMap((one) => one.words);
  expect(words.length).toBeGreaterThan(0);
  for (const word of [...words, ...termsIn(integral), ...termsIn(code)])
    expect(word).not.toMatch(/int|infty|dx|select|tree|root|update/iu);
  const groups = groupsOf([integral, integral, code, code]).groups.flatMap((group) => group.words);
  for (const word of groups) expect(word).not.toMatch(/int|infty|select|tree|root/iu);
});

test('a formula that says the same meets a point however it is spaced, and another one does not', async () => {
  const quiz = {
    ...QUIZ,
    question: '운동 에너지는 어떻게 구하나요?',
    modelAnswer: '운동 에너지는 $\\frac{1}{2} m v^2$이다.',
    keywords: [],
  };
  const relationOf = async (answer: string) =>
    (await builtInGrader.grade({ ...quiz, answer }, new AbortController().signal)).points[0]!.relation;
  expect(await relationOf('운동 에너지는 $\\frac{1}{2}mv^{2}$ 이다.')).toBe('met');
  expect(await relationOf('운동 에너지는 $m v^2$이다.')).not.toBe('met');
});

test('a word that the question gives inside of its code counts little in a point, as any other that it gives', () => {
  const modelAnswer = '두 트랜잭션이 모두 29를 읽고 INSERT한다. 강의 행을 FOR UPDATE로 잠근다.';
  const shareOf = (question: string) =>
    evidenceFor({ question, modelAnswer, keywords: [] })(
      '두 트랜잭션이 모두 29를 읽고 INSERT하니 정원을 다시 확인한다.',
    ).points[0]!;
  const given = shareOf('왜 넘칠까요?\n\n```sql\nINSERT INTO enrollment VALUES (7);\n```');
  expect(given).toMatchObject({ relation: 'met' });
  expect(given.share).toBeGreaterThan(shareOf('왜 넘칠까요?').share);
});
