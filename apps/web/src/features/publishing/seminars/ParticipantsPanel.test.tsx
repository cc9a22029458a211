// @vitest-environment jsdom
import type { Participant } from '@dure/contract/publishing/seminars/seminars.views';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { ParticipantsPanel } from './ParticipantsPanel.tsx';

const LIST = 'GET /api/v1/seminars/34/participants';
const MARK = 'PUT /api/v1/seminars/34/attendance';
const NAMES = ['정하은', '박누리'];
const people = (came: readonly string[]): Participant[] =>
  NAMES.map((nickname) => ({
    member: { memberUUID: nickname, nickname, profileImageUrl: '' },
    participantStatus: 'JOINED',
    appliedAt: '2026-11-20T03:00:00Z',
    offeredUntil: null,
    hasAttended: came.includes(nickname),
  }));

/** `mark` answers what a mark is sent for. */
async function open(mark: (memberUUID: string) => Answer | Promise<Answer>) {
  const came: string[] = [];
  const shown = show(<ParticipantsPanel seminarId={34} title="세미나" hasBegun page={1} pageLink={() => null} />, {
    [LIST]: () => ({ data: { contents: people(came), totalElements: NAMES.length } }),
    [MARK]: async ({ body }) => {
      const [{ memberUUID }] = (body as { members: [{ memberUUID: string }] }).members;
      const answer = await mark(memberUUID);
      if ('data' in answer) came.push(memberUUID);
      return answer;
    },
  });
  await screen.findByRole('checkbox', { name: '정하은 님 출석' });
  return shown;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} 님 출석` });

test('marks of several people show at once and stay, whichever is answered first', async () => {
  const answers = NAMES.map(() => Promise.withResolvers<Answer>());
  const { user, sentTo } = await open((name) => answers[NAMES.indexOf(name)]!.promise);
  for (const name of NAMES) await user.click(box(name));
  expect(NAMES.map((name) => box(name).checked)).toEqual([true, true]);
  for (const answer of answers.toReversed()) answer.resolve({ data: null });
  await waitFor(() => expect(sentTo(LIST).length).toBeGreaterThan(1));
  expect(NAMES.map((name) => box(name).checked)).toEqual([true, true]);
});

test('one that is refused goes back, with the reason', async () => {
  const { user } = await open(() => ({ code: '0409', status: 409, message: '아직 시작하지 않았습니다.' }));
  await user.click(box('정하은'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('아직 시작하지 않았습니다.');
  await user.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(box('정하은').checked).toBe(false));
});
