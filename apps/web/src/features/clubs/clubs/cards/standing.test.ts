import { expect, test } from 'vitest';
import { clubOf } from '../../../../testing/clubs.ts';
import { standingOf } from './standing.ts';

const NOW = Date.parse('2026-11-01T00:00:00Z');
const said = (part: Parameters<typeof clubOf>[0]) => {
  const { state, facts } = standingOf(clubOf(part), NOW, 'Asia/Seoul');
  return [state, ...facts].join(' · ');
};
const ends = { recruitEndAt: '2026-11-24T14:59:59Z', capacity: 60, memberCount: 54 };

test.each([
  [ends, '모집중 · 11.24 (화)까지 코드로 바로 가입 · 6자리 남음'],
  [{ ...ends, joinApproval: true, capacity: null }, '모집중 · 11.24 (화)까지 승인 받고 가입'],
  [{ ...ends, memberCount: 60, isJoinable: false }, '모집중 · 자리가 찼어요'],
  [{ ...ends, isJoinable: false }, '모집중 · 모집이 끝났어요'],
  [{ clubStatus: '0310', clubAboutStatus: '0310', isJoinable: false }, '모집마감'],
  [{ clubStatus: '0400', clubAboutStatus: '0400' }, '진행중 · 지금도 코드로 바로 가입'],
  [{ clubStatus: '0400', clubAboutStatus: '0400', isJoinable: false }, '진행중 · 새로 받지 않아요'],
  [{ clubAboutStatus: '0301' }, '가입승인대기중'],
  [{ clubAboutStatus: '0302' }, '가입반려'],
  [
    { clubStatus: '0400', clubAboutStatus: '0401', myProgress: 62, startAt: '2026-10-20T00:00:00Z' },
    '가입완료 · 진행 62%',
  ],
  [{ clubAboutStatus: '0401', myProgress: 0 }, '가입완료 · 11.02 (월)에 시작'],
  [{ isClubAdmin: true }, '운영 · 모집중 · 42 / 60명'],
] as const)('%j reads %s', (part, sentence) => {
  expect(said(part)).toBe(sentence);
});
