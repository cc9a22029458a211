// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bootOf, sessionOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

const BEGIN = 'POST /api/v1/accounts/passkeys/challenge';
const LOGIN = 'POST /api/v1/accounts/passkeys/login';
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};
const welcome: Answer = { data: { token: 'secret', member: sessionOf('member') } };

async function show(answer: Answer, proposes = false) {
  const get = vi.fn((asked: { mediation?: string }) =>
    // What is proposed waits until somebody chooses it.
    asked.mediation === 'conditional' && !proposes ? new Promise(() => {}) : Promise.resolve(credential),
  );
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(vi.fn(), { isConditionalMediationAvailable: () => Promise.resolve(proposes) }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const options = {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 1,
    userVerification: 'required',
    allowCredentials: [],
  };
  const { sent } = fakeServer({ [BEGIN]: () => ({ data: { step: 'word', options } }), [LOGIN]: () => answer });
  const onDone = vi.fn();
  const Page = () => (
    <>
      <input aria-label="이메일" {...{ autoComplete: 'username webauthn' }} />
      <PasskeyLogin onDone={onDone} />
    </>
  );
  const { user } = await renderAt(Page, { boot: bootOf('guest'), at: '/account/login' });
  return { user, sent, onDone, get };
}
afterEach(() => vi.unstubAllGlobals());

it('the button asks the device, and whoever it knows is in', async () => {
  const { user, sent, onDone } = await show(welcome);
  await user.click(await screen.findByRole('button', { name: '패스키로 로그인' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(sessionOf('member')));
  expect(sent.find(({ route }) => route === LOGIN)?.body).toMatchObject({
    step: 'word',
    response: { id: 'AQID', type: 'public-key', response: { signature: 'AQID' } },
  });
});

it('what the server refuses is said', async () => {
  const { user, onDone } = await show({ code: 'C06002', message: '패스키로 확인하지 못했습니다.' });
  await user.click(await screen.findByRole('button', { name: '패스키로 로그인' }));
  expect((await screen.findByRole('alert')).textContent).toContain('패스키로 확인하지 못했습니다.');
  expect(onDone).not.toHaveBeenCalled();
});

it('what the browser proposes at the field logs in, without the button', async () => {
  const { onDone, get } = await show(welcome, true);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(sessionOf('member')));
  expect(get.mock.calls[0]![0].mediation).toBe('conditional');
});
