// @vitest-environment jsdom
import type { SecondFactor } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { SecondFactorPart } from './SecondFactorPart.tsx';

const PATH = '/api/v1/my/second-factor';
const OFF: SecondFactor = {
  isOn: false,
  startedAt: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  can: { setUp: true, end: false },
};
const ON: SecondFactor = {
  isOn: true,
  startedAt: '2026-11-15T00:00:00Z',
  recoveryCodesLeft: 2,
  isRequired: false,
  can: { setUp: true, end: true },
};

async function show(first: SecondFactor, answers: Record<string, () => Answer> = {}) {
  let kept = first;
  const { sent } = fakeServer({
    [`GET ${PATH}`]: () => ({ data: kept }),
    [`POST ${PATH}/setup`]: () => ({ data: { secret: 'JBSWY3DP', address: 'otpauth://totp/x', setup: 'word' } }),
    [`PUT ${PATH}`]: () => {
      kept = { ...ON, recoveryCodesLeft: 10 };
      return { data: { recoveryCodes: ['aaaa-bbbb'] } };
    },
    [`POST ${PATH}/end`]: () => {
      kept = OFF;
      return { data: OFF };
    },
    ...answers,
  });
  const { user } = await renderAt(SecondFactorPart, { boot: bootOf('manager'), at: '/account/my/security' });
  const bodies = (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body);
  return { user, bodies };
}

it('is turned on with the password and a first code, and shows the recovery codes once', async () => {
  const { user, bodies } = await show(OFF);
  await user.click(await screen.findByRole('button', { name: '2단계 인증 켜기' }));
  expect(screen.queryByLabelText(/복구 코드/)).toBeNull();
  await user.type(screen.getByLabelText(/현재 비밀번호/), 'my password');
  await user.click(screen.getByRole('button', { name: '계속' }));
  await user.type(await screen.findByRole('textbox', { name: /인증 코드/ }), '123456');
  await user.click(screen.getByRole('button', { name: '2단계 인증 켜기' }));
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '적어 두었어요' }));
  expect(await screen.findByText('켜져 있어요')).toBeTruthy();
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  expect(bodies(`POST ${PATH}/setup`)).toEqual([{ password: 'my password' }]);
  expect(bodies(`PUT ${PATH}`)).toEqual([{ setup: 'word', code: '123456' }]);
});

it('warns when few recovery codes are left, and is turned off with password and code', async () => {
  const { user, bodies } = await show(ON);
  expect(await screen.findByText(/얼마 남지 않았어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '끄기' }));
  await user.type(screen.getByLabelText(/현재 비밀번호/), 'my password');
  await user.type(screen.getByRole('textbox', { name: /인증 코드 또는/ }), '123456');
  await user.click(screen.getByRole('button', { name: '끄기' }));
  await waitFor(() => expect(screen.getByText('꺼져 있어요')).toBeTruthy());
  expect(bodies(`POST ${PATH}/end`)).toEqual([{ password: 'my password', code: '123456' }]);
});

it('a wrong code is said at its field, and what was typed stays', async () => {
  const fields = [{ path: 'code', message: '코드가 맞지 않아요.' }];
  const { user } = await show(ON, {
    [`POST ${PATH}/end`]: () => ({ code: '0422', status: 400, message: '', fields }),
  });
  await user.click(await screen.findByRole('button', { name: '끄기' }));
  await user.type(screen.getByLabelText(/현재 비밀번호/), 'my password');
  await user.type(screen.getByRole('textbox', { name: /인증 코드 또는/ }), '000000');
  await user.click(screen.getByRole('button', { name: '끄기' }));
  expect(await screen.findByText('코드가 맞지 않아요.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /인증 코드 또는/ }).value).toBe('000000');
});

it('where the organisation asks for it, it is replaced and not turned off', async () => {
  await show({ ...ON, isRequired: true, can: { setUp: true, end: false } });
  expect(await screen.findByRole('button', { name: '인증 앱 바꾸기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '끄기' })).toBeNull();
});
