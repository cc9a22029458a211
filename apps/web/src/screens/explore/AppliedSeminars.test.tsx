// @vitest-environment jsdom
import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { postOf } from '../../testing/posts.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { AppliedSeminars } from './AppliedSeminars.tsx';

const applied = (seminarId: number, seminarStatus: string, participation: object) => ({
  ...postOf(String(seminarId)),
  postSequence: seminarId,
  seminarId,
  seminarStatus,
  seminarStartDate: '2026-12-05T10:00:00Z',
  participation,
});
const WAITS = { participantStatus: 'WAITING', offeredUntil: null, waitingNo: 3 };

test('a card says where one stands, as long as places are given', async () => {
  fakeServer({
    'GET /api/v1/my/seminars': () => ({
      data: {
        contents: [
          applied(1, SEMINAR_STATUS.open, { participantStatus: 'JOINED', offeredUntil: null, waitingNo: null }),
          applied(2, SEMINAR_STATUS.closed, WAITS),
          applied(3, SEMINAR_STATUS.held, WAITS),
        ],
        totalElements: 3,
      },
    }),
  });
  await renderAt(() => <AppliedSeminars page={1} tabs={null} />, { boot: bootOf('member'), at: '/explore' });
  const cards = await screen.findAllByRole('article');
  const saidBy = (words: string) => cards.filter(({ textContent }) => textContent.includes(words)).length;
  expect(cards).toHaveLength(3);
  expect([saidBy('내 자리가 있어요'), saidBy('대기 3번째예요')]).toEqual([1, 1]);
});
