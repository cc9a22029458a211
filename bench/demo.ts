/** Every account of the demo data has it. */
const PASSWORD = 'dure-demo-2026';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly: boolean;
}

/** The cookie of an account of the demo data, for a browser. */
export async function logIn(base: string, email: string): Promise<Cookie> {
  const answer = await fetch(`${base}/api/v1/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not log in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  return { name: 'access_token', value: data.token, url: base, httpOnly: true };
}

/** What the API answers somebody who is logged in. */
export async function askAs<T>(base: string, { name, value }: Cookie, path: string): Promise<T> {
  const answer = await fetch(`${base}${path}`, { headers: { cookie: `${name}=${value}` } });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
  return ((await answer.json()) as { data: T }).data;
}

/** The sequence of a public club of the demo data. */
export async function clubOf(base: string, name: string): Promise<number> {
  const answer = await fetch(`${base}/api/v1/clubs?keyword=${encodeURIComponent(name)}`);
  const { data } = (await answer.json()) as { data: { contents: { clubSequence: number; clubName: string }[] } };
  const found = data.contents.find(({ clubName }) => clubName === name);
  if (!found) throw new Error(`The demo data has no club "${name}".`);
  return found.clubSequence;
}
