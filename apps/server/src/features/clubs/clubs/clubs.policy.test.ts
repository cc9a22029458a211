import { CLUB_STATUS_LABELS, type ClubStatus, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { expect, test } from 'vitest';
import { mayDelete, mayLookAt, maySubmit, refusalToJoin, type RoomFacts } from './clubs.policy.ts';

const NOW = new Date('2026-11-30T14:59:59.999Z');
const STATUSES = Object.keys(CLUB_STATUS_LABELS) as ClubStatus[];
const room = (facts: Partial<RoomFacts> = {}): RoomFacts => ({
  club_status: '0300',
  capacity: null,
  member_count: 0,
  late_joining: true,
  start_at: null,
  recruit_end_at: null,
  ...facts,
});
const where = (holds: (status: ClubStatus) => boolean) => STATUSES.filter(holds);

test('a code opens a club that recruits or, where it allows late comers, runs; a request only one that recruits', () => {
  const open = (by: 'CODE' | 'REQUEST', late_joining: boolean) =>
    where((club_status) => refusalToJoin(room({ club_status, late_joining }), by, NOW) === undefined);
  expect(open('CODE', true)).toEqual(['0300', '0400']);
  expect(open('CODE', false)).toEqual(['0300']);
  expect(open('REQUEST', true)).toEqual(['0300']);
});

test('a club without room says so, also once its recruitment has closed for it', () => {
  const full = where(
    (club_status) => refusalToJoin(room({ club_status, capacity: 2, member_count: 2 }), 'CODE', NOW) === 'clubFull',
  );
  expect(full).toEqual(['0300', '0310', '0400']);
});

test('recruitment ends at its instant, before the clock comes by', () => {
  const recruit_end_at = new Date('2026-12-01T00:00:00+09:00');
  const joins = (by: 'CODE' | 'REQUEST', now: Date) => refusalToJoin(room({ recruit_end_at }), by, now);
  for (const by of ['CODE', 'REQUEST'] as const) {
    expect(joins(by, NOW)).toBeUndefined();
    expect(joins(by, recruit_end_at)).toBe('clubNotJoinable');
  }
});

test('only drafts and rejected clubs are still being written', () => {
  expect(where(isBeingWritten)).toEqual(['0000', '0120']);
});

test('a club that somebody joined is deleted only where it never opened', () => {
  const deletable = (ever_joined: boolean, member_count: number) =>
    where((club_status) => mayDelete({ club_status, ever_joined, member_count }));
  expect(deletable(false, 0)).toEqual(STATUSES);
  expect(deletable(true, 0)).toEqual(['0000', '0100', '0120']);
  expect(deletable(false, 1)).toEqual(['0000', '0100', '0120']);
});

test('before its approval a club shows to its admins only; afterwards to everybody or, not public, to its people', () => {
  const seen = (is_public: boolean, isAdmin: boolean, membership: 'MEMBER' | null) =>
    where((club_status) => mayLookAt({ club_status, is_public }, isAdmin, membership));
  const approved = STATUSES.filter((status) => status >= '0200');
  expect(seen(true, false, null)).toEqual(approved);
  expect(seen(false, false, null)).toEqual([]);
  expect(seen(false, false, 'MEMBER')).toEqual(approved);
  expect(seen(false, true, null)).toEqual(STATUSES);
});

test('a club is submitted by its creator or a manager', () => {
  const me = (memberId: string, roles: 'ROLE_INSTRUCTOR' | 'ROLE_MANAGER') => ({
    memberId,
    nickname: '',
    memberType: 'MEMBER',
    profileImageKey: null,
    roles: [roles],
    hasAgreed: true,
  });
  const club = { creator_id: 'a' };
  expect(maySubmit(me('a', 'ROLE_INSTRUCTOR'), club)).toBe(true);
  expect(maySubmit(me('b', 'ROLE_INSTRUCTOR'), club)).toBe(false);
  expect(maySubmit(me('b', 'ROLE_MANAGER'), club)).toBe(true);
});
