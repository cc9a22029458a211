import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** What the provider says of one of its people. */
export interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface RealProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Makes an account at the provider; answers its name there. */
  readonly make: (account: ProviderAccount) => string;
  /** Whoever comes next is logged in as that one. */
  readonly expect: (subject: string) => void;
  /** Logs in at the provider as a browser would, from the address that leads there; answers where it sends the browser back to. */
  readonly logIn: (address: string, subject: string) => Promise<URL>;
  /** Ends a log-in there, as its own log-out does; answers the form that it sends to whoever it told of the log-in. */
  readonly endLogin: (subject: string, sid: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const CLIENT = { clientId: 'dure', clientSecret: 'a-secret-of-the-provider' };

/** Follows redirects with cookies of its own until one leaves the provider. */
async function follow(issuer: string, address: string): Promise<URL> {
  const jar = new Map<string, string>();
  for (let at = address, steps = 0; steps < 10; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`);
    const next = new URL(location, at);
    if (next.origin !== issuer) return next;
    at = next.href;
  }
  throw new Error('The provider sends the browser round.');
}

/** A certified provider in this process: whoever comes is logged in as whom the test names. */
export async function startRealProvider({
  redirectUris,
  afterLogout,
}: {
  readonly redirectUris: readonly string[];
  readonly afterLogout: readonly string[];
}): Promise<RealProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let subject = '';
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let heard = '';
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...afterLogout],
        backchannel_logout_uri: `${issuer}/heard`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    // It tells nobody in its own network of a log-out, unless its operator asks it as one who may.
    fetch: (input, init = {}) => {
      const options: Record<string, unknown> = { ...init };
      delete options['dispatcher'];
      return fetch(input, options);
    },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const given = { clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! };
      const grant = new oidc.provider.Grant(given);
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (request.url === '/heard') {
      request.setEncoding('utf8').on('data', (part: string) => (heard += part));
      request.on('end', () => response.end());
      return;
    }
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: subject } });
  };
  return {
    ...CLIENT,
    issuer,
    make: (account) => {
      const id = crypto.randomUUID();
      accounts.set(id, account);
      return id;
    },
    expect: (who) => {
      subject = who;
    },
    logIn: (address, who) => {
      subject = who;
      return follow(issuer, address);
    },
    endLogin: async (who, sid) => {
      heard = '';
      const client = (await provider.Client.find(CLIENT.clientId)) as unknown as {
        backchannelLogout: (sub: string, sid: string) => Promise<void>;
      };
      await client.backchannelLogout(who, sid);
      return heard;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
