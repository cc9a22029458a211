import type { EvaluationFigures } from '@dure/contract/evaluation/evaluation.endpoints';
import { expect, test } from 'vitest';
import { draftSections } from './evaluation.policy.ts';

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
