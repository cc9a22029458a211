// @vitest-environment jsdom
import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seminarOf } from '../../../testing/posts.ts';
import { show } from '../../../testing/show.tsx';
import { ApplyCard } from './ApplyCard.tsx';

const PLACE = '/api/v1/my/seminars/34';
const seminar = (part: Partial<SeminarView> = {}) => seminarOf('세미나', part);
const joined = { participantStatus: 'JOINED', offeredUntil: null, waitingNo: null } as const;
const waiting = { participantStatus: 'WAITING', offeredUntil: null, waitingNo: 3 } as const;
const open = (part: Partial<SeminarView>, after: Partial<SeminarView> = {}) =>
  show(
    <ApplyCard seminar={seminar(part)} tools={null} />,
    { [`PUT ${PLACE}`]: () => ({ data: seminar(after) }), [`DELETE ${PLACE}`]: () => ({ data: seminar(after) }) },
    'member',
  );

test('whoever applies is told whether they have a place or wait', async () => {
  const { user } = open({}, { participation: joined });
  screen.getByText('6명 신청 · 2자리 남음');
  await user.click(screen.getByRole('button', { name: '신청하기' }));
  expect(await screen.findByText('자리를 받았어요.')).toBeTruthy();
  const full = open(
    { seminarStatus: SEMINAR_STATUS.closed, currentParticipantCount: 8, waitingCount: 2 },
    { participation: waiting },
  );
  screen.getByText('8명으로 찼고 2명이 기다려요');
  await full.user.click(screen.getByRole('button', { name: '대기 신청하기' }));
  expect(await screen.findByText('대기 3번째로 신청했어요.')).toBeTruthy();
});

test('an offered place says until when it is held, and is taken by one press', async () => {
  const offered = { participantStatus: 'OFFERED', offeredUntil: '2026-12-01T03:00:00Z', waitingNo: null } as const;
  const { user, sentTo } = open({ participation: offered }, { participation: joined });
  expect(screen.getByRole('status').textContent).toContain('2026.12.01');
  await user.click(screen.getByRole('button', { name: '자리 받기' }));
  expect(await screen.findByText('자리를 받았어요.')).toBeTruthy();
  expect(sentTo(`PUT ${PLACE}`)).toHaveLength(1);
});

test('a place is given back after a question, and kept by a no', async () => {
  const can = { edit: false, like: true, apply: true, leave: true };
  const { user, sentTo } = open({ participation: joined, can });
  await user.click(screen.getByRole('button', { name: '신청 취소' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: '취소' }));
  expect(sentTo(`DELETE ${PLACE}`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '신청 취소' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '신청 취소' }));
  expect(await screen.findByText('신청을 취소했어요.')).toBeTruthy();
});

test.each([
  ['from a day before it the place is kept', { participation: joined }, '시작 하루 전부터는 취소할 수 없어요.'],
  [
    'once it was held it says who came',
    {
      seminarStatus: SEMINAR_STATUS.held,
      attendedCount: 5,
      can: { edit: false, like: true, apply: false, leave: false },
    },
    '5명이 왔어요',
  ],
] as const)('%s', (_, part, words) => {
  open(part);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /신청/ })).toBeNull();
});
