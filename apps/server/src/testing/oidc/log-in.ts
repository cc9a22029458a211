import type { TestServer } from '../server.ts';
import type { Person } from '../people.ts';

interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Lets a manager name the provider; the tenant's people log in with it from then on. */
export async function chooseProvider(
  server: TestServer,
  manager: Person,
  { issuer, clientId, clientSecret }: Provider,
  { provesAddresses = false, host = 'localhost' } = {},
) {
  const url = '/api/manager/v1/oidc/settings';
  const now = (await server.call({ url, token: manager.token, host })).body.data as { version: number };
  const payload = { isOffered: true, issuer, clientId, clientSecret, provesAddresses, version: now.version };
  return server.call({ method: 'PUT', url, token: manager.token, host, payload });
}

interface Options {
  readonly host?: string;
  readonly token?: string | undefined;
}

/** One browser: it keeps the mark that a log-in leaves in it. */
export function browserAt(server: TestServer, { host = 'localhost', token }: Options = {}) {
  let cookie = '';
  const send = async (url: string, payload?: object, by: Options = {}) => {
    const answer = await server.call({
      method: 'POST',
      url,
      host: by.host ?? host,
      token: by.token ?? token,
      ...(payload && { payload }),
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    });
    const lines = [answer.headers['set-cookie'] ?? []].flat() as string[];
    const mark = lines.map((line) => /^oidc_browser=([^;]*)/.exec(line)).find(Boolean);
    if (mark) cookie = mark[1] === '' ? '' : `oidc_browser=${mark[1]}`;
    return answer;
  };
  return {
    send,
    begin: async () => {
      const { body } = await send('/api/v1/accounts/oidc/authorization');
      return (body.data as { url: string }).url;
    },
    finish: (back: URL, by: Options = {}) =>
      send(
        '/api/v1/accounts/oidc/callback',
        { parameters: Buffer.from(back.search.slice(1)).toString('base64url') },
        by,
      ),
  };
}
