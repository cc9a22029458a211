import { CLUB_STATUS } from './club-status.ts';
import { expect, test } from 'vitest';
import { clubPhase } from './club-phase.ts';

const now = Date.parse('2027-03-08T00:00:00Z');
const phaseOf = (clubStatus: string, endAt: string | null = '2027-04-08T00:00:00Z') =>
  clubPhase({ clubStatus, endAt }, now);

test('every state of a club has its phase', () => {
  const { draft, waitingForApproval, approved, rejected, scheduled, postponed, cancelled } = CLUB_STATUS;
  const { recruiting, recruitmentClosed, running, finished } = CLUB_STATUS;
  expect([draft, rejected].map((status) => phaseOf(status))).toEqual(['written', 'written']);
  expect([waitingForApproval, approved].map((status) => phaseOf(status))).toEqual(['waiting', 'waiting']);
  for (const status of [scheduled, postponed, recruiting, recruitmentClosed])
    expect(phaseOf(status)).toBe('recruiting');
  expect([running, finished, cancelled].map((status) => phaseOf(status))).toEqual([
    'running',
    'finishing',
    'cancelled',
  ]);
});

test('a running club finishes from a week before its end', () => {
  expect(phaseOf(CLUB_STATUS.running, '2027-03-15T00:00:00Z')).toBe('running');
  expect(phaseOf(CLUB_STATUS.running, '2027-03-14T23:59:59Z')).toBe('finishing');
  expect(phaseOf(CLUB_STATUS.running, '2027-03-01T00:00:00Z')).toBe('finishing');
  expect(phaseOf(CLUB_STATUS.running, null)).toBe('running');
});
