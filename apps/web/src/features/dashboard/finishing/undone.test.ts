import type { ClubDashboard } from '@dure/contract/dashboard/dashboard.endpoints';
import { expect, test } from 'vitest';
import { dashboardOf } from '../../../testing/dashboard.ts';
import { undoneIn, whatStaysUndone } from './undone.ts';

const { work } = dashboardOf();
const kindsOf = (part: Partial<ClubDashboard['work']>, memberCount = 3) =>
  undoneIn({ work: { ...work, ...part }, memberCount }).map(({ kind }) => kind);

test('what is ungraded, unanswered, unreleased and unwritten is undone, each by itself', () => {
  expect(kindsOf({ waitingCount: 2, reportReleasedCount: 3 })).toEqual(['ungraded']);
  expect(kindsOf({ reviewCount: 1, reportReleasedCount: 3 })).toEqual(['review']);
  expect(kindsOf({ heldCount: 4, reportReleasedCount: 3 })).toEqual(['held']);
  expect(kindsOf({ reportDraftCount: 1, reportReleasedCount: 2 })).toEqual(['reports']);
  expect(kindsOf({})).toEqual(['noReports']);
  expect(kindsOf({}, 0)).toEqual([]);
  expect(kindsOf({ reportReleasedCount: 3 })).toEqual([]);
});

test('whoever ends the club reads all that stays, or that nothing does', () => {
  const sentence = whatStaysUndone({ work: { ...work, waitingCount: 2, heldCount: 4 }, memberCount: 3 });
  expect(sentence).toContain('채점하지 않은 답변 2개');
  expect(sentence).toContain('공개하지 않은 점수 4개');
  expect(sentence).toContain('평가서를 아직 쓰지 않았어요');
  expect(whatStaysUndone({ work: { ...work, reportReleasedCount: 3 }, memberCount: 3 })).not.toContain('남아요');
});
