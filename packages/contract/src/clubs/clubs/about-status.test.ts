import { expect, test } from 'vitest';
import {
  aboutStatus,
  aboutStatusLabel,
  aboutStatusShortLabel,
  joinabilityLabel,
  type MembershipStatus,
} from './about-status.ts';
import { CLUB_STATUS_LABELS, type ClubStatus } from './club-status.ts';

/** The specification to the letter (section 4, membership labels and join-ability label). */
const LABELS =
  "0200 클럽개설중 / 대기중; 0300 모집중; 0301 가입승인대기중; 0302 가입거절 / 가입반려; 0310 모집완료 / 모집마감; 0210 연기; 0400 진행중; 0401 가입완료; 0500 클럽종료 / 완료; 0600 클럽강퇴 / 종료; default '모집 대기중'.";
const JOINABILITY = `- 0300: 가입가능.
- 0301: 승인대기.
- 0401 and 0500: 가입완료.
- 0200, 0302, 0210, 0400, 0600 and 0310: 가입불가.`;
/** The decisions to the letter (section 4, about status). */
const BY_VIEWER =
  'expelled → 0600; request pending → 0301; request rejected → 0302; member of a finished club → 0500; member → 0401; otherwise from the club: 0000–0200 → 0200, 0210 → 0210, 0300 → 0300, 0310 and 0220 → 0310, 0400 → 0400, 0500 → 0500.';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);
const labelled = all(LABELS, /(\d{4}) (\S+?)(?: \/ (\S+?))?;/g) as [code: string, long: string, short?: string][];
const joining = JOINABILITY.split('\n').flatMap((line) => {
  const label = /: (.+)\.$/.exec(line)![1]!;
  return (line.match(/\d{4}/g) ?? []).map((code) => [code, label] as const);
});
const CLUBS = Object.keys(CLUB_STATUS_LABELS) as ClubStatus[];

/** What a clause of the decisions leads to. */
const clause = (words: string) => new RegExp(`(?:^|; )${words} → (\\d{4})`).exec(BY_VIEWER)![1]!;
/** What the decisions make of a club's own status, read as ranges and pairs. */
function fromClub(status: ClubStatus): string {
  const found = BY_VIEWER.split('otherwise from the club: ')[1]!
    .replace(/\.$/, '')
    .split(', ')
    .filter((one) => {
      const [from] = one.split(' → ');
      const [first, last] = from!.split('–');
      return last === undefined ? from!.split(' and ').includes(status) : first! <= status && status <= last;
    });
  expect(found, `the decisions name ${status} once`).toHaveLength(1);
  return found[0]!.split(' → ')[1]!;
}

test('each about status bears the words of the specification, the shorter of two in lists', () => {
  expect(labelled).toHaveLength(10);
  for (const [code, long, short = long] of labelled) {
    expect([aboutStatusLabel(code), aboutStatusShortLabel(code)], code).toEqual([long, short]);
  }
  const [[other]] = all(LABELS, /default '(.+)'/g) as [[string]];
  for (const code of ['9999', '', '0100']) {
    expect([aboutStatusLabel(code), aboutStatusShortLabel(code)]).toEqual([other, other]);
  }
});

test('each about status says whether one can join in the words of the specification', () => {
  expect(joining.map(([code]) => code).toSorted()).toEqual(labelled.map(([code]) => code).toSorted());
  for (const [code, label] of joining) expect(joinabilityLabel(code), code).toBe(label);
});

test.each([
  ['EXPELLED', () => clause('expelled')],
  ['PENDING', () => clause('request pending')],
  ['REJECTED', () => clause('request rejected')],
  ['MEMBER', (club: ClubStatus) => clause(club === '0500' ? 'member of a finished club' : 'member')],
  ['CANCELLED', fromClub],
  ['LEFT', fromClub],
  [null, fromClub],
] as const)(
  'for a membership of %s the about status in every club is what the decisions say',
  (membership, expected) => {
    for (const club of CLUBS) {
      expect(aboutStatus(club, membership as MembershipStatus | null), club).toBe(expected(club));
    }
  },
);

test('no about status is without words of the specification', () => {
  const named = new Set(labelled.map(([code]) => code));
  const memberships = ['EXPELLED', 'PENDING', 'REJECTED', 'MEMBER', 'CANCELLED', 'LEFT', null] as const;
  const answered = CLUBS.flatMap((club) => memberships.map((membership) => aboutStatus(club, membership)));
  expect([...new Set(answered)].filter((code) => !named.has(code))).toEqual([]);
});
