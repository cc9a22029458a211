// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { StatusActions } from './StatusActions.tsx';

vi.setConfig({ testTimeout: 60_000 });

/** From the second of November, with three quizzes. */
const DATES = {
  startAt: '2026-11-01T15:00:00Z',
  endAt: '2026-12-20T14:59:59Z',
  recruitStartAt: '2026-10-20T00:00:00Z',
  recruitEndAt: '2026-11-01T14:59:00Z',
  quizzes: [{}, {}, {}],
};
const CHANGE = 'PUT /api/v1/clubs/7/status';
const DELETE = 'DELETE /api/v1/clubs/7';
const done = (): Answer => ({ data: {} });

async function openMenu(
  clubStatus: string,
  answers: Record<string, () => Answer> = {},
  memberCount = 3,
  undone?: () => Promise<string>,
) {
  const onRemoved = vi.fn<() => void>();
  const club = { clubSequence: 7, clubStatus, version: 5, ...DATES };
  const stage = show(<StatusActions {...{ club, memberCount, onRemoved }} {...(undone && { undone })} />, answers);
  screen.getByRole('button', { name: '클럽 상태 바꾸기' }).focus();
  await stage.user.keyboard('{Enter}');
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  const choose = (name: string) => {
    screen.getByRole('menuitem', { name }).focus();
    return stage.user.keyboard('{Enter}');
  };
  return { ...stage, items, choose, onRemoved };
}

test.each([
  ['0100', 0, ['삭제']],
  ['0200', 3, ['모집 시작', '클럽 연기', '클럽 취소']],
  ['0210', 3, ['모집 시작', '지금 시작']],
  ['0300', 3, ['모집 마감', '클럽 연기', '클럽 취소']],
  ['0300', 0, ['모집 마감', '클럽 연기', '클럽 취소', '삭제']],
  ['0310', 3, ['모집 다시 열기', '클럽 연기', '클럽 취소']],
  ['0400', 3, ['클럽 끝내기', '클럽 연기', '클럽 취소']],
])('a club of status %s with %s members offers %j', async (status, members, expected) => {
  const { items } = await openMenu(status, {}, members);
  expect(items).toEqual(expected);
});

test.each(['0220', '0500'])('a club of status %s with members offers nothing', (clubStatus) => {
  show(
    <StatusActions club={{ clubSequence: 7, clubStatus, version: 5, ...DATES }} memberCount={3} onRemoved={() => {}} />,
    {},
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('cancelling needs a reason, and blanks are none', async () => {
  const { user, choose, sentTo } = await openMenu('0400', { [CHANGE]: done });
  await choose('클럽 취소');
  const dialog = await screen.findByRole('dialog', { name: '클럽 취소' });
  await user.type(within(dialog).getByRole('textbox', { name: /취소 사유/ }), '  ');
  await user.click(within(dialog).getByRole('button', { name: '클럽 취소하기' }));
  expect(within(dialog).getByText('취소 사유를 입력해 주세요.')).toBeTruthy();
  expect(sentTo(CHANGE)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /취소 사유/ }), '강사가 자리를 비웁니다.');
  await user.click(within(dialog).getByRole('button', { name: '클럽 취소하기' }));
  expect(await screen.findByText('클럽을 취소했습니다.')).toBeTruthy();
  const reason = expect.stringContaining('강사가 자리를 비웁니다.');
  expect(sentTo(CHANGE)).toMatchObject([{ body: { event: 'CANCEL', version: 5, reason } }]);
});

test('postponing shows the dates of today, and how far a new start moves the quizzes', async () => {
  const { user, choose } = await openMenu('0300');
  await choose('클럽 연기');
  const dialog = await screen.findByRole('dialog', { name: '클럽 연기' });
  const now = within(dialog).getByText('지금 기간').closest('dl')!;
  expect(now.textContent).toBe('지금 기간2026.11.02 – 12.20지금 모집2026.10.20 – 11.01');
  await user.click(within(dialog).getAllByRole('spinbutton')[0]!);
  await user.keyboard('2026111620261220');
  await waitFor(() => expect(now.textContent).toContain('3개의 공개일과 마감이 14일 뒤로 옮겨져요.'));
});

test('postponing needs new dates; what is wrong with them stands at the field', async () => {
  const { user, choose, sentTo } = await openMenu('0300', {
    [CHANGE]: () => ({
      status: 400,
      code: '0422',
      message: '입력한 내용을 확인해 주세요.',
      fields: [{ path: 'startAt', message: '새 시작일은 지금과 이전 시작일보다 뒤여야 합니다.' }],
    }),
  });
  await choose('클럽 연기');
  const dialog = await screen.findByRole('dialog', { name: '클럽 연기' });
  await user.click(within(dialog).getByRole('button', { name: '연기하기' }));
  expect(within(dialog).getByText('새 클럽 기간을 골라 주세요.')).toBeTruthy();
  expect(sentTo(CHANGE)).toEqual([]);
  await user.click(within(dialog).getAllByRole('spinbutton')[0]!);
  await user.keyboard('2026112020261201');
  await user.type(within(dialog).getByRole('textbox', { name: /연기 사유/ }), '일정이 바뀌었습니다.');
  await user.click(within(dialog).getByRole('button', { name: '연기하기' }));
  expect(await within(dialog).findByText('새 시작일은 지금과 이전 시작일보다 뒤여야 합니다.')).toBeTruthy();
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /연기 사유/ }).value).toBe(
    '일정이 바뀌었습니다.',
  );
});

test('a change that comes too late is told, and the club is read anew', async () => {
  const { user, choose } = await openMenu('0300', {
    [CHANGE]: () => ({ status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.' }),
  });
  await choose('모집 마감');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '모집 마감' }));
  const told = await screen.findByRole('alertdialog', { name: '다른 곳에서 먼저 수정했습니다.' });
  expect(within(told).getByText('최신 상태를 다시 불러왔어요.')).toBeTruthy();
});

test('deleting asks in the words of the specification and leads away', async () => {
  const { user, choose, sentTo, onRemoved } = await openMenu('0100', { [DELETE]: () => ({ data: null }) }, 0);
  await choose('삭제');
  const question = await screen.findByRole('alertdialog', { name: '정말로 삭제하시겠습니까?' });
  expect(sentTo(DELETE)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(onRemoved).toHaveBeenCalled());
});

test('ending says first what stays undone, and ends nothing where that cannot be told', async () => {
  const { user, choose, sentTo } = await openMenu('0400', { [CHANGE]: done }, 3, () =>
    Promise.resolve('채점하지 않은 답변 2개'),
  );
  await choose('클럽 끝내기');
  const dialog = await screen.findByRole('alertdialog', { name: '클럽을 끝내시겠습니까?' });
  expect(dialog.textContent).toContain('되돌릴 수 없어요');
  expect(dialog.textContent).toContain('채점하지 않은 답변 2개');
  expect(sentTo(CHANGE)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '클럽 끝내기' }));
  await waitFor(() => expect(sentTo(CHANGE)).toMatchObject([{ body: { event: 'FINISH', version: 5 } }]));
});

test('where what stays cannot be read, ending is not offered', async () => {
  const { choose, sentTo } = await openMenu('0400', { [CHANGE]: done }, 3, () =>
    Promise.reject(new Error('연결이 끊어졌습니다.')),
  );
  await choose('클럽 끝내기');
  expect(await screen.findByText('연결이 끊어졌습니다.')).toBeTruthy();
  expect(screen.queryByText('클럽을 끝내시겠습니까?')).toBeNull();
  expect(sentTo(CHANGE)).toEqual([]);
});
