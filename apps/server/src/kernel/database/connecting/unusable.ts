import pg from 'pg';
import { DatabaseUnusable } from '../../postgres/unusable.ts';

/** Answers of PostgreSQL (SQLSTATE), and of the network before it, that whoever starts the server can mend. */
const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start the database, or correct the address',
  ENOTFOUND: 'its host has no address: correct the name',
  EAI_AGAIN: 'its host cannot be looked up now: correct the name, or see to the name server',
  ETIMEDOUT: 'it does not answer: see to the network and its firewall, or correct the address',
  EHOSTUNREACH: 'its host cannot be reached: see to the network, or correct the address',
  ENETUNREACH: 'its network cannot be reached: see to the network, or correct the address',
  ECONNRESET: 'it ended the connection: see what its log says',
  ENOENT: 'a file that the address names is not there: correct the path of the certificate, key or socket',
  EACCES: 'a file that the address names may not be read: give this user the right to',
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody known has signed its certificate: name the one who did with sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody known has signed its certificate: name the one who did with sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'nobody known has signed its certificate: name the one who did with sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'nobody known has signed its certificate: name the one who did with sslrootcert',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host: use the name that stands in it',
  ERR_OSSL_PEM_NO_START_LINE: 'a certificate or key that the address names is none: correct the file',
  '28000': 'it refuses this user: see its pg_hba.conf, which may ask for TLS (sslmode=verify-full)',
  '28P01': 'it refuses this user and password: correct them',
  '3D000': 'there is no such database: create it, or correct the name',
  '42501': 'this user lacks a right: let it own the database, and give DATABASE_APP_URL where it may not make roles',
  '53100': 'its disk is full: make room and start again',
  '53200': 'it has no memory left: give it more, or lower its settings',
  '53300': 'it takes no more connections: raise its max_connections, or lower DATABASE_CONNECTIONS',
  '57P01': 'it is ending: start again once it takes connections',
  '57P03': 'it is starting or ending: start again once it takes connections',
  '25006': 'it can only be read: name the primary instead of its replica',
  '55P03': 'somebody else keeps what has to be changed: start again once they are done',
};

/** What comes without a code of its own, or with one that says too little. */
const BY_TEXT: readonly (readonly [RegExp, string])[] = [
  [
    /unsupported startup parameter|prepared statement|bouncer|pool(er|ing)/i,
    'a pooler such as PgBouncer stands between and refuses what the server needs: name PostgreSQL itself',
  ],
  [/does not support SSL/i, 'it does not speak TLS: turn it on there, or take sslmode out of the address'],
  [/password must be a string|no password/i, 'it asks for a password: put it into the address'],
  [/timeout/i, ADVICE['ETIMEDOUT']!],
  [/terminated unexpectedly/i, ADVICE['ECONNRESET']!],
];

interface Coded extends Error {
  readonly code?: string;
}

/** The error, what it holds and what caused it, outermost first. */
function* chain(error: unknown): Generator<Coded> {
  for (let one = error; one instanceof Error; one = one.cause) {
    yield one;
    if (one instanceof AggregateError) for (const part of one.errors) if (part instanceof Error) yield part;
  }
}

function adviceOn({ code = '', message }: Coded): string | undefined {
  return BY_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? ADVICE[code];
}

const isOfDatabase = (error: Coded) =>
  error instanceof pg.DatabaseError || error.code !== undefined || adviceOn(error) !== undefined;

/**
 * One sentence about what keeps the server from using a database, and what to do. Other errors come back as they are.
 * `which` names the database for whoever starts the server.
 */
export function databaseUnusable(error: unknown, which: string): unknown {
  const all = [...chain(error)];
  const stated = all.find((one) => one instanceof DatabaseUnusable);
  if (stated) return stated;
  const cause = all.find((one) => adviceOn(one) !== undefined) ?? all.find(isOfDatabase);
  if (!cause) return error;
  const said = all.find(({ message }) => message !== '')?.message ?? cause.code;
  const advice = adviceOn(cause) ?? 'see what its log says';
  return new DatabaseUnusable(`${which} cannot be used (${said}): ${advice}.`, { cause: error });
}

/** Does what needs a database; what it fails with is a sentence. */
export async function usingDatabase<T>(which: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseUnusable(error, which);
  }
}
