import type { EvaluationFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { expect, test } from 'vitest';
import type { AnswerFact, MemberFigures } from '../dashboard/dashboard.public.ts';
import { draftSections, groundsOf } from './evaluation.policy.ts';

const figures = (overrides: Partial<EvaluationFigures> = {}): EvaluationFigures => ({
  openedCount: 4,
  submittedCount: 4,
  finalCount: 3,
  onTimeCount: 3,
  progress: 75,
  gradeCount: 3,
  meanGrade: 82,
  clubMeanGrade: 75.5,
  meanComprehension: 4,
  gradeGrowth: null,
  keywordGrowth: { pre: 30, final: 70 },
  readCount: 2,
  best: { no: 2, grading: 95 },
  weakest: { no: 3, grading: 61 },
  missing: [4],
  closed: [],
  ...overrides,
});

test('a report says what the numbers say, in plain sentences', () => {
  expect(draftSections(figures())).toEqual({
    participation: '열린 퀴즈 4개 중 4개에 답했습니다. 최종답변을 모두 마감 전에 냈습니다.',
    progress: '진도는 75%이고 최종답변을 3개 냈습니다. 최종답변이 남은 퀴즈는 퀴즈 4입니다.',
    scores: '채점된 답변 3개의 평균은 82점입니다. 클럽 평균보다 6.5점 높습니다.',
    growth: '핵심 키워드를 사전답변에는 평균 30%, 최종답변에는 평균 70% 담았습니다.',
    strengths:
      '퀴즈 2에서 95점으로 가장 좋은 답변을 썼습니다. 콘텐츠를 읽은 뒤 답변이 눈에 띄게 나아졌습니다. 마감을 꾸준히 지켰습니다. 열린 퀴즈에 빠짐없이 참여했습니다.',
    nextSteps: '퀴즈 4의 최종답변을 마무리해 보세요. 퀴즈 3(61점)의 모범 답안과 피드백을 다시 읽어 보세요.',
  });
});

test.each([{ readCount: 0 }, { readCount: undefined }])(
  'growth without content read is praised as that (%j)',
  (read) => {
    const { strengths } = draftSections(figures(read as Partial<EvaluationFigures>));
    expect(strengths).toContain('사전답변보다 최종답변이 눈에 띄게 나아졌습니다.');
    expect(strengths).not.toContain('콘텐츠');
  },
);

test('more keywords in answers whose grades fell are no growth', () => {
  const growthOf = (gradeGrowth: EvaluationFigures['gradeGrowth']) =>
    draftSections(figures({ gradeGrowth, keywordGrowth: { pre: 10, final: 70 } })).strengths.includes('나아졌습니다');
  expect([null, { pre: 60, final: 60 }, { pre: 80, final: 61 }, { pre: 19, final: 0 }].map(growthOf)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each<[string, Partial<EvaluationFigures>, keyof ReturnType<typeof draftSections>, string]>([
  ['nothing opened', { openedCount: 0 }, 'participation', '아직 열린 퀴즈가 없습니다.'],
  ['no final answer', { finalCount: 0, onTimeCount: 0 }, 'participation', '최종답변을 낸 퀴즈가 없습니다'],
  ['late answers', { onTimeCount: 1 }, 'participation', '최종답변 3개 중 1개를 마감 전에'],
  ['late answers', { onTimeCount: 1 }, 'nextSteps', '마감을 놓치지 않도록'],
  ['all done', { missing: [] }, 'progress', '열린 퀴즈를 모두 마쳤습니다.'],
  ['many missing', { missing: [1, 2, 3, 4, 5, 6, 7] }, 'progress', '퀴즈 5 외 2개'],
  [
    'missed and over',
    { missing: [2, 4], closed: [2] },
    'nextSteps',
    '퀴즈 4의 최종답변을 마무리해 보세요. 마감된 퀴즈(퀴즈 2)도 모범 답안',
  ],
  ['no grade', { meanGrade: null }, 'scores', '아직 채점된 답변이 없습니다.'],
  ['below the club', { meanGrade: 70 }, 'scores', '클럽 평균보다 5.5점 낮습니다.'],
  ['like the club', { meanGrade: 75 }, 'scores', '클럽 평균과 비슷합니다.'],
  ['graded before and after', { gradeGrowth: { pre: 40, final: 80 } }, 'growth', '평균 40점에서 최종답변 평균 80점'],
  ['nothing to compare', { keywordGrowth: null }, 'growth', '아직 부족합니다'],
  ['few keywords', { keywordGrowth: { pre: 10, final: 30 } }, 'nextSteps', '핵심 키워드를 먼저'],
  [
    'nothing done yet',
    { openedCount: 0, finalCount: 0, missing: [], weakest: null, meanGrade: null, keywordGrowth: null },
    'nextSteps',
    '다음 퀴즈가 열리면 사전답변부터',
  ],
  [
    'one weak answer alone',
    { finalCount: 1, missing: [], weakest: null, meanGrade: 0 },
    'nextSteps',
    '다음 퀴즈가 열리면',
  ],
  ['nothing to mend', { missing: [], weakest: null }, 'nextSteps', '지금처럼 이어 가면 됩니다.'],
  [
    'nothing to praise yet',
    { best: null, keywordGrowth: null, finalCount: 0, onTimeCount: 0, submittedCount: 0 },
    'strengths',
    '답변이 쌓이면',
  ],
])('%s', (_, change, section, words) => {
  expect(draftSections(figures(change))[section]).toContain(words);
});

const fact = (no: number, part: Partial<AnswerFact> = {}): AnswerFact => ({
  quizSequence: 10 * no,
  no,
  isSubmitted: true,
  isFinal: true,
  isOnTime: true,
  grading: null,
  hasPreGrade: false,
  keywords: null,
  ...part,
});
/** The numbers of the quizzes whose answers each part rests on. */
function groundNumbers(part: Partial<MemberFigures>) {
  const answers = [
    fact(1, { grading: 90, hasPreGrade: true, isOnTime: false }),
    fact(2, { grading: 95, keywords: 80 }),
    fact(3, { grading: 61, keywords: 20 }),
    fact(4, { isFinal: false, isOnTime: false }),
    fact(5, { isSubmitted: false, isFinal: false, isOnTime: false }),
  ];
  const grounds = groundsOf({ ...figures({ openedCount: 5, missing: [4, 5] }), answers, ...part });
  expect(
    Object.values(grounds)
      .flat()
      .every(({ quizSequence, no }) => quizSequence === 10 * no),
  ).toBe(true);
  return Object.fromEntries(Object.entries(grounds).map(([section, its]) => [section, its.map(({ no }) => no)]));
}

test('each part names the answers that its sentences rest on', () => {
  const late = { onTimeCount: 2, keywordGrowth: { pre: 30, final: 35 } };
  expect(groundNumbers(late)).toEqual({
    participation: [1, 2, 3, 4],
    progress: [1, 2, 3],
    scores: [1, 2, 3],
    growth: [1, 2, 3],
    strengths: [2],
    // Late, the weakest with few keywords, and what has no final answer.
    nextSteps: [1, 3, 4],
  });
});

test('what is not said rests on nothing', () => {
  expect(groundNumbers({})).toMatchObject({ strengths: [1, 2, 3], nextSteps: [3, 4] });
  const plain = { best: null, weakest: null, keywordGrowth: null, onTimeCount: 2, finalCount: 2, openedCount: 1 };
  expect(groundNumbers({ ...plain, missing: [] })).toMatchObject({ strengths: [1, 2, 3], nextSteps: [4] });
  expect(groundNumbers({ ...plain, finalCount: 1, onTimeCount: 1 })).toMatchObject({ strengths: [] });
});
