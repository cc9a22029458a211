import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { expect, test } from 'vitest';
import { dashboardOf } from '../../../../testing/dashboard.ts';
import { undoneIn, whatStaysUndone } from './undone.ts';

const { work, ...figures } = dashboardOf({ memberCount: 3 });
const kindsOf = (part: Partial<ClubDashboard['work']>, memberCount = 3) =>
  undoneIn({ ...figures, work: { ...work, ...part }, memberCount }).map(({ kind }) => kind);

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
  const sentence = whatStaysUndone({ ...figures, work: { ...work, waitingCount: 2, heldCount: 4 } });
  expect(sentence).toContain('채점하지 않은 답변 2개');
  expect(sentence).toContain('공개하지 않은 점수 4개');
  expect(sentence).toContain('평가서를 아직 쓰지 않았어요');
  expect(whatStaysUndone({ ...figures, work: { ...work, reportReleasedCount: 3 } })).not.toContain('남아요');
});

test('quizzes that have not opened are named before the end, those that are not published among them; after it nothing is to be done', () => {
  const unopened = {
    ...figures,
    work: { ...work, reportReleasedCount: 3 },
    quizCount: 7,
    openedCount: 4,
    unpublishedCount: 1,
  };
  expect(whatStaysUndone(unopened)).toContain('아직 열리지 않은 퀴즈 4개');
  expect(undoneIn(unopened, true)).toEqual([]);
});
