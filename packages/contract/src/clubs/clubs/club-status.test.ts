import { expect, test } from 'vitest';
import {
  CLUB_STATUS_LABELS,
  CLUB_TRANSITIONS,
  clubStatusLabel,
  isFinalStatus,
  type ClubStatus,
} from './club-status.ts';

const STATUSES = Object.keys(CLUB_STATUS_LABELS) as ClubStatus[];

test.each([
  ['0000', '임시저장'],
  ['0100', '개설요청승인대기'],
  ['0110', '개설요청승인'],
  ['0120', '개설요청반려'],
  ['0200', '진행예정'],
  ['0210', '진행연기'],
  ['0220', '진행취소'],
  ['0300', '모집중'],
  ['0310', '모집마감'],
  ['0400', '진행중'],
  ['0500', '진행완료'],
  ['0600', '없음'],
  ['', '없음'],
])('status %s is called %s', (code, label) => {
  expect(clubStatusLabel(code)).toBe(label);
});

test('the ways from status to status are exactly those of the decisions', () => {
  const ways = Object.entries(CLUB_TRANSITIONS).flatMap(([event, ways]) =>
    Object.entries(ways).map(([from, to]) => `${from} ${event} ${to}`),
  );
  expect(ways.toSorted()).toEqual(
    [
      '0000 SUBMIT 0110',
      '0000 SUBMIT_FOR_APPROVAL 0100',
      '0120 SUBMIT 0110',
      '0120 SUBMIT_FOR_APPROVAL 0100',
      '0100 APPROVE 0110',
      '0100 REJECT 0120',
      '0110 SCHEDULE 0200',
      '0110 OPEN_RECRUITMENT 0300',
      '0200 OPEN_RECRUITMENT 0300',
      '0210 OPEN_RECRUITMENT 0300',
      '0300 CLOSE_RECRUITMENT 0310',
      '0310 REOPEN_RECRUITMENT 0300',
      '0300 START 0400',
      '0310 START 0400',
      '0210 START 0400',
      '0200 POSTPONE 0210',
      '0300 POSTPONE 0210',
      '0310 POSTPONE 0210',
      '0400 POSTPONE 0210',
      '0200 CANCEL 0220',
      '0300 CANCEL 0220',
      '0310 CANCEL 0220',
      '0400 CANCEL 0220',
      '0400 FINISH 0500',
    ].toSorted(),
  );
});

test('nothing leads out of a final status, and something out of every other', () => {
  const leaves = (status: ClubStatus) => Object.values(CLUB_TRANSITIONS).some((ways) => ways[status] !== undefined);
  for (const status of STATUSES) expect(leaves(status), status).toBe(!isFinalStatus(status));
});
