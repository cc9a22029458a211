import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../../../../testing/server.ts';

interface Answer<T> {
  readonly status: number;
  readonly body: { readonly code: string; readonly data: T; readonly errors?: readonly { readonly path: string }[] };
}
interface Asked {
  readonly token: string | null;
  readonly member: { readonly memberId: string } | null;
  readonly secondFactor: { readonly challenge: string; readonly isSetUp: boolean } | null;
}

/** The code that an app with this secret shows at the moment, or so many periods from it. */
export const codeOf = (server: TestServer, secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + periods * 30_000,
  });

/** The calls around the second factor, at a test's server. */
export function callsOf(server: TestServer, host = 'localhost') {
  const send = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) =>
    (await server.call({ method, url, host, token, ...(payload && { payload }) })) as unknown as Answer<T>;
  const logIn = (email: string, password: string) => send<Asked>('POST', '/api/v1/accounts/login', { email, password });
  return {
    send,
    logIn,
    challengeOf: async (email: string, password: string) =>
      (await logIn(email, password)).body.data.secondFactor!.challenge,
    pass: (challenge: string, code: string) =>
      send<Asked & { token: string }>('POST', '/api/v1/accounts/login/second-factor', { challenge, code }),
    isLogged: async (token: string) =>
      (await send<{ logged: boolean }>('GET', '/api/v1/accounts/me', undefined, token)).body.data.logged,
    /** Semaphore it on for whoever has this token; answers the secret and the recovery codes. */
    turnOn: async (token: string, password: string) => {
      const begun = await send<{ secret: string; setup: string }>(
        'POST',
        '/api/v1/my/second-factor/setup',
        { password },
        token,
      );
      const { secret, setup } = begun.body.data;
      const done = await send<{ recoveryCodes: string[] }>(
        'PUT',
        '/api/v1/my/second-factor',
        { setup, code: codeOf(server, secret) },
        token,
      );
      return { secret, recoveryCodes: done.body.data.recoveryCodes };
    },
  };
}
