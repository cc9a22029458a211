// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { OneTimeCodeScreen } from './OneTimeCodeScreen.tsx';

async function open(hash: string, answer: Answer = { data: null }) {
  const { sent } = fakeServer({ 'PUT /api/v1/accounts/one-time-code': () => answer });
  const { user } = await renderAt(OneTimeCodeScreen, {
    boot: bootOf('guest'),
    at: `/account/one-time-code${hash}`,
  });
  return { sent, user };
}

it('is filled in by the QR of a card, takes a password of one’s own, and says what to log in by', async () => {
  const { user, sent } = await open(`#${encodeURIComponent('다솜-1반')}/7K4P-29XM-QRTW`);
  expect(await screen.findByDisplayValue('다솜-1반')).toBeTruthy();
  await user.type(screen.getByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 정하기' }));
  expect(await screen.findByText(/아이디 다솜-1반/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    loginName: '다솜-1반',
    oneTimeCode: '7K4P-29XM-QRTW',
    password: 'a long enough one',
  });
});

it('says that a code is wrong or has ended, and keeps what was typed', async () => {
  const { user } = await open('', { code: '0409', status: 409, message: '인증 코드가 맞지 않거나' });
  await user.type(await screen.findByRole('textbox', { name: /아이디/ }), '20261004');
  await user.type(screen.getByRole('textbox', { name: /일회용 코드/ }), 'AAAA-BBBB-CCCC');
  await user.type(screen.getByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 정하기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('인증 코드가 맞지 않거나');
  expect(screen.getByDisplayValue('20261004')).toBeTruthy();
});

it('takes an address with broken escapes for an empty one', async () => {
  await open('#%E0%A4%A/x');
  expect(await screen.findByLabelText<HTMLInputElement>(/아이디/)).toHaveProperty('value', '');
});
