import { expect, test } from 'vitest';
import { periodFindings, quizFindings } from './club-rules.ts';

const club = (contentUrl: string) => ({
  startAt: '2026-11-20T00:00:00Z',
  endAt: '2026-12-20T00:00:00Z',
  weekCount: 4,
  quizzes: [{ openAt: '2026-11-21T00:00:00Z', deadlineAt: null, week: 1, contentUrl }],
});

test.each(['', 'https://content.example/읽기', 'http://content.example:8080/?a=b@c#d'])(
  'the address of a content may be %s',
  (url) => {
    expect(quizFindings(club(url))).toEqual([]);
  },
);

test.each(['https://bank.example@evil.example/', 'https://a:b@evil.example/', 'javascript:alert(1)', 'no address'])(
  'the address of a content is not %s',
  (url) => {
    expect(quizFindings(club(url))).toMatchObject([{ path: 'quizzes.0.contentUrl' }]);
  },
);

test('an end before the start has a sentence of its own, and what would lie within is not blamed for it', () => {
  const turned = { ...club(''), startAt: '2026-12-20T00:00:00Z', endAt: '2026-11-20T00:00:00Z' };
  expect(quizFindings(turned)).toEqual([]);
  expect(periodFindings({ ...turned, recruitStartAt: null, recruitEndAt: null, participationCode: '' })).toEqual([
    { path: 'endAt', error: 'endBeforeStart', message: '종료일은 시작일 이후여야 합니다.' },
  ]);
});
