import { STUDY_ORDERS } from '@dure/contract/tenancy/tenants/study-order.text';
import { expect, test } from 'vitest';
import { draftReading } from './reading-report.policy.ts';

const figures = {
  begunCount: 5,
  pageCount: 50,
  readPages: 20,
  progress: 40,
  clubMeanProgress: 40,
  finished: [1, 2],
  unfinished: [3],
  unopened: [4, 5],
};

test('a report counts studies as the organisation does, with the right particle', () => {
  const said = Object.keys(STUDY_ORDERS).map((order) => draftReading(figures, order).strengths);
  expect(said).toEqual([
    '1강, 2강을 끝까지 읽었습니다.',
    '1주차, 2주차를 끝까지 읽었습니다.',
    '1회차, 2회차를 끝까지 읽었습니다.',
    '1장, 2장을 끝까지 읽었습니다.',
  ]);
  expect(draftReading(figures, 'WEEK').nextSteps).not.toMatch(/\d강/);
});
