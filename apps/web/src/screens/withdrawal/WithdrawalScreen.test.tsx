// @vitest-environment jsdom
import type { Withdrawal } from '@dure/contract/platform/privacy/withdrawal.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const FREE: Withdrawal = { blockingClubs: [], isLastManager: false, hasPassword: true };

async function show(state: Withdrawal, answer: Answer = { data: null }) {
  const { sent } = fakeServer({
    'GET /api/v1/my/withdrawal': () => ({ data: state }),
    'POST /api/v1/my/withdrawal': () => answer,
  });
  const { user } = await renderAt(WithdrawalScreen, { boot: bootOf('member'), at: '/account/my/privacy/withdrawal' });
  return { user, withdrawals: () => sent.filter(({ route }) => route === 'POST /api/v1/my/withdrawal') };
}

it('says what goes and what stays, and who is kept by a club does not withdraw', async () => {
  await show({ ...FREE, blockingClubs: [{ clubSequence: 7, clubName: '혼자 하는 클럽' }] });
  expect(screen.getByText('답변은 ‘탈퇴한 회원’으로 남아요. 점수와 피드백도 함께 남아요.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '혼자 하는 클럽' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
});

it('withdraws nobody who did not give the password, say that they know, and say yes', async () => {
  const { user, withdrawals } = await show(FREE, {
    code: '0422',
    status: 400,
    message: '확인',
    fields: [{ path: 'password', message: '비밀번호가 일치하지 않습니다.' }],
  });
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: '탈퇴하기' });
  await user.type(screen.getByLabelText(/비밀번호/, { selector: 'input' }), 'the old one 1');
  expect(submit.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit);
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '취소' }));
  expect(withdrawals()).toEqual([]);
  await user.click(submit);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
  expect(withdrawals().map(({ body }) => body)).toEqual([{ password: 'the old one 1' }]);
});

it('leads whoever has no password to one', async () => {
  await show({ ...FREE, hasPassword: false });
  expect((await screen.findByRole('link', { name: '비밀번호 정하기' })).getAttribute('href')).toBe('/account/password');
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
});
