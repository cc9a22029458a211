import { Secret, TOTP } from 'otpauth';
import { makeOperator } from '../../features/platform/operator/operator.public.ts';
import type { OperatorActor } from '../../kernel/operator/entries.queries.ts';
import { Database } from '../../kernel/database/database.ts';
import type { TestServer } from '../server.ts';

export const OPERATOR_PASSWORD = 'a password of an operator';
export const BY_TEST: OperatorActor = { operatorId: null, actor: 'test', origin: { address: '', device: '' } };

/** Codes of an operator's app at the clock of the test. */
export const codeOf = ({ clock }: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** As a shell does it: with the owner's connection. */
export async function withOwner<T>({ owner }: TestServer, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database({ ...owner, max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Makes an operator; answers the secret of their app. */
export async function makeTestOperator(server: TestServer, email: string, name = '나운영'): Promise<string> {
  const { secrets } = server.services;
  const made = await withOwner(server, (database) =>
    makeOperator(
      { database, secrets, now: server.clock.now(), by: BY_TEST },
      { email, name, password: OPERATOR_PASSWORD },
    ),
  );
  return made!.secret;
}

export const logInOperator = (server: TestServer, payload: object) =>
  server.call({ method: 'POST', url: '/api/operator/v1/session', payload });

/** The cookie of a session, as a browser sends it. */
export async function operatorCookie(server: TestServer, email: string): Promise<string> {
  const secret = await makeTestOperator(server, email);
  const { headers } = await logInOperator(server, {
    email,
    password: OPERATOR_PASSWORD,
    code: codeOf(server, secret),
  });
  return String(headers['set-cookie']).split(';')[0]!;
}
