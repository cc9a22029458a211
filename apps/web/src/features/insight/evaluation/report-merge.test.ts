import type { EvaluationSections } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { expect, test } from 'vitest';
import { mergeReport } from './report-merge.ts';

const OLD: EvaluationSections = {
  participation: '참여',
  progress: '진도',
  scores: '점수',
  growth: '성장',
  strengths: '강점',
  nextSteps: '다음',
};
const merge = (mine: Partial<EvaluationSections>, theirs: Partial<EvaluationSections>) => {
  const { sections, conflicts } = mergeReport(OLD, { ...OLD, ...mine }, { ...OLD, ...theirs });
  return { strengths: sections.strengths, growth: sections.growth, conflicts };
};

test.each([
  ['neither', {}, {}, { strengths: '강점', growth: '성장', conflicts: [] }],
  ['I', { strengths: '내 글' }, {}, { strengths: '내 글', growth: '성장', conflicts: [] }],
  ['they', {}, { strengths: '저쪽 글' }, { strengths: '저쪽 글', growth: '성장', conflicts: [] }],
  [
    'each another one',
    { growth: '내 글' },
    { strengths: '저쪽 글' },
    { strengths: '저쪽 글', growth: '내 글', conflicts: [] },
  ],
  [
    'both the same way',
    { strengths: '같은 글' },
    { strengths: '같은 글' },
    { strengths: '같은 글', growth: '성장', conflicts: [] },
  ],
  [
    'both differently',
    { strengths: '내 글' },
    { strengths: '저쪽 글' },
    { strengths: '내 글', growth: '성장', conflicts: ['strengths'] },
  ],
])('a section that %s changed', (_, mine, theirs, merged) => {
  expect(merge(mine, theirs)).toEqual(merged);
});
