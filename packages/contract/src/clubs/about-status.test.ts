import { expect, test } from 'vitest';
import {
  aboutStatus,
  aboutStatusLabel,
  aboutStatusShortLabel,
  joinabilityLabel,
  type MembershipStatus,
} from './about-status.ts';
import { CLUB_STATUS, type ClubStatus } from './club-status.ts';

const CLUBS = Object.keys(CLUB_STATUS) as ClubStatus[];
const MEMBERSHIPS: readonly (MembershipStatus | null)[] = [
  null,
  'PENDING',
  'MEMBER',
  'REJECTED',
  'CANCELLED',
  'LEFT',
  'EXPELLED',
];

/** The specification's table: code, long label, short label, ability to join. */
const LABELS = [
  ['0200', '클럽개설중', '대기중', '가입불가'],
  ['0210', '연기', '연기', '가입불가'],
  ['0300', '모집중', '모집중', '가입가능'],
  ['0301', '가입승인대기중', '가입승인대기중', '승인대기'],
  ['0302', '가입거절', '가입반려', '가입불가'],
  ['0310', '모집완료', '모집마감', '가입불가'],
  ['0400', '진행중', '진행중', '가입불가'],
  ['0401', '가입완료', '가입완료', '가입완료'],
  ['0500', '클럽종료', '완료', '가입완료'],
  ['0600', '클럽강퇴', '종료', '가입불가'],
  ['9999', '모집 대기중', '모집 대기중', '가입불가'],
  ['', '모집 대기중', '모집 대기중', '가입불가'],
] as const;

test.each(LABELS)('about status %s is called %s, in lists %s, and says %s', (code, label, short, joinability) => {
  expect([aboutStatusLabel(code), aboutStatusShortLabel(code), joinabilityLabel(code)]).toEqual([
    label,
    short,
    joinability,
  ]);
});

const OF_CLUB: Record<ClubStatus, string> = {
  '0000': '0200',
  '0100': '0200',
  '0110': '0200',
  '0120': '0200',
  '0200': '0200',
  '0210': '0210',
  '0220': '0310',
  '0300': '0300',
  '0310': '0310',
  '0400': '0400',
  '0500': '0500',
};
function expected(club: ClubStatus, membership: MembershipStatus | null): string {
  if (membership === 'EXPELLED') return '0600';
  if (membership === 'PENDING') return '0301';
  if (membership === 'REJECTED') return '0302';
  if (membership === 'MEMBER') return club === '0500' ? '0500' : '0401';
  return OF_CLUB[club];
}

test('in every status of a club and of a membership the membership goes before the club', () => {
  for (const club of CLUBS) {
    for (const membership of MEMBERSHIPS) {
      expect(aboutStatus(club, membership), `${club} ${membership}`).toBe(expected(club, membership));
    }
  }
});
