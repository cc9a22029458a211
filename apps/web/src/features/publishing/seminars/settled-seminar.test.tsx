// @vitest-environment jsdom
import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seminarOf } from '../../../testing/posts.ts';
import { show } from '../../../testing/show.tsx';
import { ApplyCard } from './ApplyCard.tsx';

/** One of two places, for which somebody waits. */
const fullOf = (part: Partial<SeminarView>) =>
  seminarOf('세미나', {
    seminarStatus: SEMINAR_STATUS.closed,
    participantCount: 2,
    currentParticipantCount: 2,
    waitingCount: 1,
    participation: { participantStatus: 'WAITING', offeredUntil: null, waitingNo: 1 },
    can: { edit: false, like: true, apply: true, leave: true },
    ...part,
  });
const showCard = (part: Partial<SeminarView> = {}) =>
  show(<ApplyCard seminar={fullOf(part)} tools={null} />, {}, 'member');

test('who waits hears which one they are, and can stop waiting', () => {
  showCard();
  expect(screen.getByRole('status').textContent).toBe('대기 1번째예요');
  expect(screen.getByRole('button').textContent).toBe('대기 그만두기');
});

test('a cancelled seminar promises no place and no waiting', () => {
  const can = { edit: false, like: true, apply: false, leave: true };
  showCard({ seminarStatus: SEMINAR_STATUS.cancelled, can });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText('정원 2명 중 2명 신청');
  const joined = { participantStatus: 'JOINED', offeredUntil: null, waitingNo: null } as const;
  showCard({ seminarStatus: SEMINAR_STATUS.cancelled, can, participation: joined });
  expect(screen.queryByText('내 자리가 있어요')).toBeNull();
});

test('once it began nobody waits for a place', () => {
  showCard({ can: { edit: false, like: true, apply: false, leave: true } });
  expect(screen.queryByText('대기 1번째예요')).toBeNull();
});
