import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Lie =
  | 'none'
  | 'issuer'
  | 'audience'
  | 'nonce'
  | 'expired'
  | 'key'
  | 'unsigned'
  | 'subject'
  | 'broken subject'
  | 'name';

/** A provider that says what an honest one never would; `tell` names the lie and the nonce that it was sent. */
export async function startLyingProvider() {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const key = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let told: { lie: Lie; nonce: string } = { lie: 'none', nonce: '' };
  let asked = 0;
  let brought = new URLSearchParams();
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken = async (issuer: string) => {
    const { lie, nonce } = told;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: lie === 'issuer' ? 'https://another.example' : issuer,
      aud: lie === 'audience' ? 'another client' : 'dure',
      nonce: lie === 'nonce' ? 'another nonce' : nonce,
      sub: lie === 'subject' ? '' : lie === 'broken subject' ? 'some\u0000body' : 'somebody',
      iat: now - 600,
      exp: lie === 'expired' ? now - 300 : now + 300,
      email: 'somebody@example.test',
      // NUL, and half a surrogate pair: no database keeps them.
      name: lie === 'name' ? '아\u0000무개\uD83D' : '아무개',
    };
    if (lie === 'unsigned') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const signing = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' });
    return signing.sign(lie === 'key' ? other.privateKey : own.privateKey);
  };
  /** A logout token, as an honest one says it but for what a test changes. */
  const logoutToken = (
    change: Readonly<Record<string, unknown>> = {},
    { lie = 'none' as Lie, header = {} as object } = {},
  ) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: address(),
      aud: 'dure',
      iat: now,
      exp: now + 120,
      jti: crypto.randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      sub: 'somebody',
      ...change,
    };
    const signing = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'logout+jwt', ...header });
    return signing.sign(lie === 'key' ? other.privateKey : own.privateKey);
  };
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const answer = async (): Promise<object> => {
      if (request.url === '/jwks') return { keys: [key] };
      if (request.url === '/token') {
        asked++;
        brought = new URLSearchParams(await text(request));
        return { access_token: 'x', token_type: 'bearer', id_token: await idToken(issuer) };
      }
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    };
    void answer().then((body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuer: address(),
    logoutToken,
    tell: (lie: Lie, nonce: string) => {
      told = { lie, nonce };
    },
    get asked() {
      return asked;
    },
    /** What the last code was brought with. */
    get brought() {
      return brought;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
